# SPDX-License-Identifier: Zlib
"""The page of a game in a browser: every control, on a screen and on a phone,
and every position looked at is the one that the engine draws.

    check_html.py COMMAND DIRECTORY RECORD...
"""

import re
import subprocess
import sys
import time
from pathlib import Path

from webdriver import Browser, Driver

MOST_BYTES = 1_500_000
PHONE = 360, 740
FINGER = 44  # What a finger hits, in pixels.

passed = 0


def good(what):
    global passed
    passed += 1
    print(f"ok {passed} {what}", flush=True)


def check(condition, what):
    if not condition:
        sys.exit(f"FAILED: {what}")


def wait_for(condition, what, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        check(time.monotonic() < end, what)
        time.sleep(0.1)


class Engine:
    """What the command says of a record."""

    def __init__(self, command, record):
        self.command, self.record = command, record
        self.moves = int(re.search(r"Move 0 of (\d+)", self.run("replay"))[1])

    def run(self, *arguments):
        done = subprocess.run(
            [self.command, *map(str, arguments), self.record],
            input="",
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        return done.stdout

    def render(self, *options):
        return self.run("render", *options)

    def picture(self, move, theme=()):
        """The board after a move, without the parts that it refers to."""
        text = self.render("--no-scores", "--move", move, *theme)
        return re.sub(r"<defs>.*?</defs>", "", text, flags=re.S)

    def scores(self, move):
        text = re.search("<desc>.*</desc>", self.picture(move))[0]
        return [int(n) for n in re.findall(r": (-?\d+) points", text)]


SAME_PICTURE = """
const wanted = document.createElement('div');
wanted.innerHTML = arguments[0].replaceAll('\\n', '');
const shown = document.querySelector('#board svg');
for (const use of shown.querySelectorAll('use'))
  if (!document.querySelector(use.getAttribute('xlink:href'))) return false;
return wanted.querySelector('svg').isEqualNode(shown);
"""

SHOWN = """
return {
  at: +document.getElementById('slider').value,
  last: +document.getElementById('slider').max,
  count: document.getElementById('count').textContent,
  scores: [...document.querySelectorAll('#scores b')].map(b => +b.textContent),
  words: document.getElementById('words').innerText,
  panel: document.querySelector('#panel text').textContent,
  cursor: +document.querySelector('#graph .cursor').getAttribute('x1'),
};
"""


def check_position(browser, engine, move, theme=()):
    shown = browser.run(SHOWN)
    check(shown["at"] == move, f"at {shown['at']}, not at {move}")
    check(shown["last"] == engine.moves, f"{shown['last']} moves")
    check(shown["count"] == f"{move} / {engine.moves}", shown["count"])
    check(shown["scores"] == engine.scores(move), f"points at {move}")
    check(len(shown["words"]) > 10, f"no words at {move}")
    picture = engine.picture(move, theme)
    check(browser.run(SAME_PICTURE, picture), f"another picture at {move}")
    return shown


def at(browser):
    return browser.run(SHOWN)["at"]


def check_keys(browser, engine):
    browser.press("Home")
    check_position(browser, engine, 0)
    browser.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
    check_position(browser, engine, 2)
    browser.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    check_position(browser, engine, 0)
    browser.press("End", "ArrowRight")
    check_position(browser, engine, engine.moves)
    # On the slider itself a key is a move, too, and not two.
    browser.run("document.getElementById('slider').focus()")
    browser.press("ArrowLeft", "ArrowDown", "ArrowUp")
    check_position(browser, engine, engine.moves - 1)
    good("keys: Home, End and arrows, on the slider too")


def check_play(browser, engine):
    browser.press("End", " ")
    wait_for(lambda: 2 <= at(browser) < engine.moves, "space does not play")
    browser.press(" ")
    stopped = at(browser)
    time.sleep(1.5)
    check(at(browser) == stopped, "space does not stop")
    browser.click("#play")
    wait_for(lambda: at(browser) > stopped, "the button does not play")
    browser.click("#play")
    check_position(browser, engine, at(browser))
    browser.run("show(arguments[0])", engine.moves - 2)
    browser.click("#play")
    wait_for(
        lambda: browser.run("return !timer") and at(browser) == engine.moves,
        "it does not stop at the end",
    )
    good("play: with space and the button, to the end")


def check_buttons(browser, engine):
    browser.click("#first")
    browser.click("#next")
    browser.click("#next")
    browser.click("#back")
    check_position(browser, engine, 1)
    browser.click("#last")
    check_position(browser, engine, engine.moves)
    good("buttons")


def check_slider(browser, engine):
    width = browser.run(
        "return document.getElementById('slider').clientWidth"
    )
    for part in (-0.4, 0, 0.3):
        browser.click_at("#slider", int(part * width), 0)
        here = at(browser)
        wanted = (0.5 + part) * engine.moves
        check(abs(here - wanted) < 0.05 * engine.moves + 1, "slider")
        check_position(browser, engine, here)
    good("the slider, to three places")


def check_graph(browser, engine):
    lines = browser.run(
        "return [...document.querySelectorAll('#graph .points')].map("
        "line => [line.getAttribute('d'), line.textContent,"
        " line.getAttribute('stroke')])"
    )
    check(len(lines) == len(engine.scores(0)), "a line for each player")
    names = re.findall(r"player \d, (\w+)</title>", engine.render())
    fills = re.findall(
        r"player \d, \w+</title><use [^>]*fill='([^']*)'", engine.render()
    )
    box = browser.run("return graph")
    for (d, name, colour), wanted, fill in zip(lines, names, fills):
        check(d.count("L") == engine.moves, "a point for each move")
        check(name.lower().startswith(wanted), f"{name} is {wanted}")
        check(colour == fill, f"the line of {name} is {colour}")
    rect = browser.run(
        "const r = document.getElementById('graph').getBoundingClientRect();"
        "return [r.width, r.height]"
    )
    for share in (0.25, 0.6):
        x = box["left"] + share * (box["right"] - box["left"])
        browser.run("document.getElementById('graph').scrollIntoView()")
        browser.click_at("#graph", round((x / 400 - 0.5) * rect[0]), 0)
        here = at(browser)
        check(abs(here - share * engine.moves) < 3, f"graph: {here}")
        shown = check_position(browser, engine, here)
        check(abs(shown["cursor"] - x) < 4, "the cursor of the graph")
    good("the graph: its lines, its colours, a click goes there")


def check_themes(browser, engine):
    browser.press("End")
    before = browser.run("return dark")
    for dark in (not before, before):
        browser.click("#theme")
        theme = ("--dark",) if dark else ()
        check_position(browser, engine, engine.moves, theme)
        paper = browser.run("return getComputedStyle(document.body).background")
        check(("29, 31, 33" in paper) == dark, f"the paper is {paper}")
    good("light and dark")


def check_names(browser):
    nameless = browser.run(
        "return [...document.querySelectorAll('button, input, svg[role=img]')]"
        ".filter(e => !e.getAttribute('aria-label') &&"
        " !e.querySelector('title')).map(e => e.outerHTML)"
    )
    check(not nameless, f"without a name: {nameless}")
    good("everything to see or to touch has a name")


def check_phone(browser, engine):
    for move in (engine.moves, engine.moves // 2, 0):
        browser.run("show(arguments[0])", move)
        width = browser.run(
            "return [document.documentElement.scrollWidth, innerWidth]"
        )
        check(width == [PHONE[0], PHONE[0]], f"as wide as {width}")
    check_position(browser, engine, 0)
    small = browser.run(
        "return [...document.querySelectorAll('nav button, nav input')]"
        ".map(e => [e.id, e.getBoundingClientRect()])"
        f".filter(([, r]) => r.width < {FINGER} || r.height < {FINGER}"
        " || r.left < 0 || r.right > innerWidth || r.bottom > innerHeight)"
        ".map(([id]) => id)"
    )
    check(not small, f"not for fingers: {small}")
    seen = browser.run(
        "const r = document.querySelector('#board svg')"
        ".getBoundingClientRect();"
        "return r.top >= 0 && r.bottom <= innerHeight && r.width > 300"
    )
    check(seen, "the board is not to be seen at once")
    good("on a phone: nothing wider than it, controls for fingers")


def check_silence(browser, page):
    complaints = browser.complaints()
    check(not complaints, f"the console says {complaints}")
    asked = browser.requests()
    check(page.as_uri() in asked, f"only {asked}")
    strangers = [
        a for a in asked if a != page.as_uri() and not a.startswith("data:")
    ]
    check(not strangers, f"it asked for {strangers}")
    good("no word on the console, no request to anywhere")


def drive(driver, directory, engine, page, phone):
    size = "phone" if phone else "screen"
    name = f"{page.stem}-{size}"
    print(f"# {name}", flush=True)
    with Browser(driver, directory / name, PHONE if phone else None) as browser:
        browser.open(page.as_uri())
        browser.run("setTheme(false); show(at)")
        check_position(browser, engine, engine.moves)
        good("it opens with the last position, which is the engine's")
        browser.screenshot(directory / f"{name}.png")
        if phone:
            check_phone(browser, engine)
        check_keys(browser, engine)
        check_play(browser, engine)
        check_buttons(browser, engine)
        check_slider(browser, engine)
        check_graph(browser, engine)
        check_themes(browser, engine)
        check_names(browser)
        check_silence(browser, page)


def main(command, directory, *records):
    directory = Path(directory)
    with Driver() as driver:
        for record in map(Path, records):
            engine = Engine(command, record)
            page = directory / f"{record.stem}.html"
            engine.render("--html", "-o", page)
            check(engine.render("--html") == page.read_text(), "other bytes")
            size = page.stat().st_size
            check(size < MOST_BYTES, f"{record.stem}: {size} bytes")
            good(f"{record.stem}: {engine.moves} moves in {size} bytes")
            drive(driver, directory, engine, page, False)
            drive(driver, directory, engine, page, True)


main(*sys.argv[1:])
