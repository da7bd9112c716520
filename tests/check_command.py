# SPDX-License-Identifier: Zlib
"""The command as its users meet it, with Python's standard library alone."""

import ast
import json
import os
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from protocol_client import Client, Refused

COMMAND = os.environ["CARCASSONNE"]
ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "tests" / "data" / "text"


def run(*arguments, **options):
    return subprocess.run(
        [COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        **{"timeout": 300, **options},
    )


class Terminal:
    """The command in a pseudo-terminal."""

    def __init__(self, *arguments, columns=80):
        environment = dict(os.environ, TERM="xterm", LC_ALL="C.UTF-8")
        environment.pop("NO_COLOR", None)
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.system(f"stty cols {columns} rows 40")
            os.execve(COMMAND, [COMMAND, *map(str, arguments)], environment)
        self.text = ""

    def expect(self, pattern, seconds=60):
        """Read until the pattern shows; what stood before it and it."""
        end = time.monotonic() + seconds
        while True:
            found = re.search(pattern, self.text)
            if found:
                read = self.text[: found.end()]
                self.text = self.text[found.end() :]
                return read
            ready, _, _ = select.select([self.handle], [], [], 0.2)
            if ready:
                try:
                    piece = os.read(self.handle, 65536)
                except OSError:
                    piece = b""
                if not piece:
                    raise AssertionError(f"ended: {self.text[-2000:]}")
                self.text += piece.decode("utf-8", "replace")
            elif time.monotonic() > end:
                raise AssertionError(f"no {pattern!r} in {self.text[-2000:]}")

    def send(self, text):
        os.write(self.handle, text.encode())

    def close(self):
        """The exit status."""
        try:
            while os.read(self.handle, 65536):
                pass
        except OSError:
            pass
        os.close(self.handle)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


PROMPT = r"\w+, [\w-]+> "


class Play(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.file = Path(self.directory.name) / "my.game"
        self.addCleanup(self.directory.cleanup)

    def test_a_game(self):
        terminal = Terminal(
            "play", "-p", "alice,bot:greedy", "--seed", 4, "-o", self.file
        )
        first = terminal.expect(PROMPT)
        self.assertIn("\033[", first)
        self.assertIn("┌   ┐", first)
        terminal.send("99999\n")
        terminal.expect(r"There are moves 1 to (.|\n)*" + PROMPT)
        terminal.send("rubbish\n")
        terminal.expect("no move and no command(.|\n)*" + PROMPT)
        terminal.send("place 50,50 r0\n")
        terminal.expect("No: the cell touches no tile(.|\n)*" + PROMPT)
        terminal.send("hint\n")
        terminal.expect(r"\[place 0 .*\](.|\n)*" + PROMPT)
        terminal.send("1\n")
        terminal.expect("alice, figure> ")
        terminal.send("undo\n")
        terminal.expect("alice, place> ")
        for _ in range(6):
            terminal.send("1\n")
            terminal.expect(PROMPT)
        terminal.send(f"save {self.file}.copy\n")
        terminal.expect("Saved")
        terminal.send("quit\n")
        terminal.expect("Saved")
        self.assertEqual(terminal.close(), 0)
        text = self.file.read_text()
        self.assertTrue(text.endswith("# players alice,bot:greedy\n"))
        self.assertEqual(text, Path(f"{self.file}.copy").read_text())
        self.assertEqual(run("check", self.file).returncode, 0)

        terminal = Terminal("play", "--resume", self.file)
        terminal.expect(PROMPT)
        terminal.send("1\n")
        terminal.expect(PROMPT)
        terminal.send("\004")
        terminal.expect("Saved")
        self.assertEqual(terminal.close(), 0)
        self.assertNotEqual(self.file.read_text(), text)

    def test_to_the_end(self):
        """A person who takes any move, in the largest game there is."""
        terminal = Terminal(
            *("play", "-p", "alice,bot:random", "--seed", 9, "-o", self.file),
            *("--edition", "plus", "--with", "all"),
        )
        choice = random.Random(3)
        while True:
            seen = terminal.expect(PROMPT + "|wins with")
            if "wins with" in seen:
                break
            terminal.send(f"{choice.choice((1, 1, 2))}\n")
        terminal.expect("Saved")
        self.assertEqual(terminal.close(), 0)
        self.assertEqual(run("check", self.file).returncode, 0)
        self.assertEqual(run("explain", self.file).returncode, 0)

    def test_interrupt(self):
        terminal = Terminal("play", "--seed", 4, "-o", self.file)
        terminal.expect(PROMPT)
        terminal.send("1\n")
        terminal.expect(PROMPT)
        terminal.send("\003")
        terminal.expect("Interrupted(.|\n)*Saved")
        self.assertEqual(terminal.close(), 130)
        self.assertEqual(run("check", self.file).returncode, 0)
        self.assertEqual(os.listdir(self.directory.name), ["my.game"])

    def test_closed_terminal(self):
        """The game is saved whoever ends it."""
        for ending in (signal.SIGHUP, signal.SIGTERM):
            self.file.unlink(missing_ok=True)
            terminal = Terminal("play", "--seed", 4, "-o", self.file)
            terminal.expect(PROMPT)
            os.kill(terminal.pid, ending)
            self.assertEqual(terminal.close(), 130)
            self.assertEqual(run("check", self.file).returncode, 0)

    def test_narrow(self):
        terminal = Terminal("play", "--seed", 4, "--ascii", columns=20)
        board = terminal.expect(PROMPT)
        terminal.send("quit\n")
        terminal.expect("not saved")
        self.assertEqual(terminal.close(), 0)
        self.assertIn("1-2", board)

    def test_narrow_progress(self):
        """Each line covers the one before it, so none is too long."""
        terminal = Terminal("simulate", 30, columns=20)
        shown = terminal.expect("wins")
        self.assertEqual(terminal.close(), 0)
        lines = re.findall(r"\r([^\r\n\033]*)", shown)
        self.assertTrue(any("of 30 games" in line for line in lines))
        self.assertLess(max(map(len, lines[:-1])), 20)

    def test_a_place_that_cannot_be_written(self):
        """It is told before the game begins, not after it."""
        nowhere = Path(self.directory.name) / "none" / "my.game"
        for path, reason in (
            (nowhere, "No such file"),
            (self.directory.name, "Is a directory"),
        ):
            done = run("play", "--seed", 4, "-o", path, input="1\nquit\n")
            self.assertEqual(done.returncode, 2)
            self.assertIn(reason, done.stderr)
            self.assertEqual(done.stdout, "")
        self.assertEqual(os.listdir(self.directory.name), [])


class Protocol(unittest.TestCase):
    def setUp(self):
        self.client = Client(COMMAND)
        self.addCleanup(self.client.__exit__)

    def refused(self, kind, *lines):
        with self.assertRaises(Refused) as caught:
            self.client.ask(*lines)
        self.assertEqual(caught.exception.kind, kind)

    def test_a_game(self):
        client = self.client
        self.assertIn("protocol 1", client.ask("hello"))
        self.refused("game", "moves")
        client.ask("new edition plus with river,inns players 3 seed 7")
        choice = random.Random(1)
        hashes = []
        while moves := client.moves():
            hashes.append(client.state()["hash"])
            if len(hashes) == 3:
                best = client.ask("bestmove mc:20")
                self.assertIn(best[0].split(" ", 1)[1], moves)
            client.ask("apply " + choice.choice(moves))
        state = client.state()
        self.assertEqual(state["decision"], ["over"])
        self.assertEqual(len(state["score"]), 3)
        self.refused("over", "apply pass 0")
        final = {}
        for line in client.ask("final"):
            _, player, _, points = line.split()
            final[player] = final.get(player, 0) + int(points)
        self.assertEqual(
            [f"{p} {n}" for p, n in final.items()], state["score"]
        )

        record = client.block("save")
        client.ask("new")
        client.ask("load", *record.splitlines(), ".")
        self.assertEqual(client.state(), state)
        for value in reversed(hashes):
            client.ask("undo")
            self.assertEqual(client.state()["hash"], value)
        self.refused("history", "undo")

    def test_chance_from_outside(self):
        client = self.client
        client.ask("new players 2 chance external")
        self.assertEqual(client.state()["player"], ["chance"])
        moves = client.moves()
        self.assertTrue(all(move.startswith("draw ") for move in moves))
        client.ask("apply " + moves[0])
        self.assertEqual(client.state()["tile"], [moves[0].split()[1]])

    def test_refusals(self):
        self.refused("request", "castle")
        self.refused("argument", "new edition none")
        self.refused("argument", "new edition")
        self.refused("argument", "new players 7")
        self.refused("argument", "new with nothing")
        self.refused("argument", "seed x")
        self.client.ask("new seed 7")
        self.refused("format", "apply castle the king")
        self.refused("apart", "apply place 0 50,50 r0")
        self.refused("argument", "bestmove fritz")
        record = ("carcassonne 1 rules 1", "moves", "x", ".")
        self.refused("format", "load", *record)
        self.refused("format", "load", "\x01\x02", ".")
        self.refused("request", "x" * 10000)
        self.assertEqual(self.client.state()["turn"], ["1"])

    def test_same_seed_same_move(self):
        answers = set()
        for _ in range(2):
            self.client.ask("new seed 3")
            self.client.ask("seed 5")
            answers.add(self.client.ask("bestmove mc:60")[0])
        self.assertEqual(len(answers), 1)

    def test_end_of_input(self):
        done = run("protocol", input="new\nload\ncarcassonne 1")
        self.assertEqual(done.returncode, 0)
        self.assertIn("error format", done.stdout)


class Pictures(unittest.TestCase):
    """The text of whole games, looked at once and kept."""

    def test_golden(self):
        records = sorted(DATA.glob("*.game"))
        self.assertTrue(records)
        for record in records:
            lines = record.read_text().splitlines()
            with Client(COMMAND) as client:
                client.ask("load", *lines, ".")
                for kind in ("", "ascii"):
                    golden = record.with_suffix("." + (kind or "utf8"))
                    text = client.block(f"board {kind}")
                    if "CARC_GOLDEN" in os.environ:
                        golden.write_text(text, encoding="utf-8")
                    self.assertEqual(
                        text, golden.read_text(encoding="utf-8"), golden
                    )


class Page(unittest.TestCase):
    """The page of a game; tests/embed/check-html.sh has it in a browser."""

    @classmethod
    def setUpClass(cls):
        cls.record = DATA / "plus.game"
        cls.page = run("render", "--html", cls.record).stdout

    def array(self, name, after):
        start = self.page.index(f"\n{name}: ") + len(name) + 3
        end = self.page.index(f",\n{after}: ", start)
        return ast.literal_eval(self.page[start:end])

    def lines(self, name, end):
        """Lines by number, as they are in the script."""
        start = self.page.index(f"\n{name}: ")
        text = self.page[start : self.page.index(f"\n{end},\n", start)]
        return [line.rstrip(",") for line in text.splitlines()[2:]]

    def decode(self, film):
        frame = []
        for parts in film:
            before, frame = frame, []
            for part in parts:
                if isinstance(part, list):
                    frame += before[part[0] : part[1]]
                else:
                    frame.append(part)
            yield frame

    def test_positions(self):
        """Every one is what is drawn of it alone, light and dark."""
        light = [json.loads(line) for line in self.lines("light", "]")]
        dark = list(light)
        for line in self.lines("dark", "}"):
            number, text = line.split(": ", 1)
            dark[int(number)] = json.loads(text)
        frames = list(self.decode(self.array("board", "panel")))
        self.assertGreater(len(frames), 50)
        self.assertEqual(len(self.array("words", "board")), len(frames))
        scores = self.array("scores", "words")
        for move in (0, 1, 7, len(frames) // 2, len(frames) - 1):
            for lines, theme in (light, ()), (dark, ("--dark",)):
                drawn = run(
                    *("render", "--no-scores", "--move", move),
                    *(*theme, self.record),
                ).stdout
                before, parts = drawn.split("<defs>\n")
                parts, after = parts.split("</defs>\n")
                for part in parts.splitlines():
                    self.assertIn(f"\n{part}\n", self.page)
                self.assertEqual(
                    (before + after).splitlines(),
                    [lines[n] for n in frames[move]],
                )
                points = re.findall(r": (-?\d+) points", before)
                self.assertEqual([int(n) for n in points], scores[move])

    def test_alone(self):
        """It asks for nothing: no address but the names of formats."""
        for address in re.findall(r"\bhttps?:[^'\" ]*", self.page):
            self.assertIn(
                address,
                (
                    "http://www.w3.org/2000/svg",
                    "http://www.w3.org/1999/xlink",
                ),
            )
        self.assertNotRegex(self.page, r"\b(src|srcset|@import|url)\b *[=(]")

    def test_names(self):
        """Whatever stands in a record, it cannot leave its string."""
        with tempfile.TemporaryDirectory() as directory:
            record = Path(directory) / "names.game"
            name = '</script><!--<script>\\"\u00e9'
            record.write_text(
                self.record.read_text() + f"# players {name},,Eve\n",
                encoding="utf-8",
            )
            page = run("render", "--html", record).stdout
        names = re.search(r"^names: \[(.*),\],$", page, re.M)[1]
        names = json.loads(f"[{names}]")
        self.assertEqual(
            names[:3], [f"Blue ({name})", "Orange", "Yellow (Eve)"]
        )
        self.assertEqual(page.count("</script"), 1)
        self.assertEqual(page.count("<!--"), 0)


class Others(unittest.TestCase):
    def test_explain(self):
        """The points that are told are those of the table."""
        for record in sorted(DATA.glob("*.game")):
            done = run("explain", record)
            self.assertEqual(done.returncode, 0, done.stderr)
            told = {}
            has = {}
            for who, points, after in re.findall(
                r"^ *\d+  ([A-F]) +([+-]\d+) +(\d+)  .* \([A-Z]+-\d+, [\w-]+\)$",
                done.stdout,
                re.M,
            ):
                told[who] = told.get(who, 0) + int(points)
                has[who] = int(after)
            self.assertTrue(told)
            self.assertEqual(told, has)
            one = run("explain", "--player", "a", record)
            self.assertNotIn("  B ", one.stdout.split("\n\n")[0])

    def test_replay(self):
        record = sorted(DATA.glob("*.game"))[0]
        done = run("replay", record, input="\n\nb\nlast\n3\n+2\n-1\nx\nq\n")
        self.assertEqual(done.returncode, 0)
        at = [int(n) for n in re.findall(r"^Move (\d+) of", done.stdout, re.M)]
        last = at[4]
        self.assertEqual(at, [0, 1, 2, 1, last, 3, 5, 4])
        golden = record.with_suffix(".utf8").read_text(encoding="utf-8")
        done = run(
            *("replay", "--move", last, record),
            input="",
            env=dict(os.environ, LC_ALL="C.UTF-8", COLUMNS="80"),
        )
        self.assertIn(golden, done.stdout)

    def test_simulate(self):
        """Any number of jobs, the same games."""
        one, two = (
            run(
                *("simulate", 12, "-p", "greedy,random,mc:8", "-e", "new"),
                *("-w", "river", "--seed", 2, "-j", jobs, "--csv", "-"),
            )
            for jobs in (1, 3)
        )
        self.assertEqual(one.returncode, 0, one.stderr)
        self.assertEqual(one.stdout, two.stdout)
        self.assertEqual(len(one.stdout.splitlines()), 13)
        table = run("simulate", 12, "-q")
        self.assertRegex(table.stdout, r"greedy +\d+\.\d +\d+\.\d %")

    def test_editions(self):
        done = run("editions")
        self.assertEqual(done.returncode, 0)
        self.assertIn("plus", done.stdout)
        self.assertIn("festivalReturn", done.stdout)

    def commands(self):
        """The help of each command."""
        told = run("--help").stdout.split("Commands:\n")[1].split("\n\n")[0]
        for command in re.findall(r"^  (\w+) +\w", told, re.M):
            done = run(command, "--help")
            self.assertEqual(done.returncode, 0, command)
            self.assertIn(f"Usage: carcassonne {command}", done.stdout)
            yield command, done.stdout

    def test_help(self):
        """What help lists stands in the man page, too, and is completed."""
        manual = (ROOT / "doc" / "carcassonne.1").read_text()
        manual = manual.replace("\\-", "-")
        script = ROOT / "tools" / "completion" / "carcassonne"
        bash = shutil.which("bash")
        self.assertEqual(len(list(self.commands())), 12)
        for command, told in self.commands():
            self.assertIn(f"\n.B {command}\n", manual)
            options = re.findall(r"^ +(?:-\w, )?(--[a-z-]+)", told, re.M)
            self.assertIn("--help", options)
            for option in options:
                self.assertRegex(manual, f"{option}\\b")
            if bash:
                self.assertEqual(
                    self.completed(bash, script, command), sorted(options)
                )

    def completed(self, bash, script, command):
        done = subprocess.run(
            [
                *(bash, "-c"),
                f". '{script}'; COMP_WORDS=(carcassonne {command} --)\n"
                'COMP_CWORD=2; _carcassonne; echo "${COMPREPLY[@]}"',
            ],
            capture_output=True,
            text=True,
        )
        return sorted(done.stdout.split())

    def test_bad_input(self):
        with tempfile.TemporaryDirectory() as directory:
            broken = Path(directory) / "broken.game"
            broken.write_text("carcassonne 1 rules 1\nmoves\nplace 0 9,9 r0\n")
            for command in ("explain", "replay"):
                done = run(command, broken, input="")
                self.assertEqual(done.returncode, 1)
                self.assertIn("broken.game:3: ", done.stderr)
                self.assertEqual(run(command, directory).returncode, 2)
                self.assertEqual(run(command).returncode, 2)
                self.assertEqual(run(command, "/nowhere").returncode, 2)
            self.assertEqual(run("play", "-r", broken).returncode, 1)
        for wrong in (
            ("play", "--edition", "none"),
            ("play", "--with", "nothing"),
            ("play", "--rule", "river"),
            ("play", "--rule", "none=1"),
            ("play", "--players", "a,b,c,d,e,f,g"),
            ("play", "--players", "bot:fritz"),
            ("play", "--seed", "x"),
            ("play", "--nothing"),
            ("play", "word"),
            ("simulate",),
            ("simulate", "0"),
            ("simulate", "5", "--jobs", "0"),
            ("simulate", "5", "-p", "alice,bob"),
            ("simulate", "5", "-p", "mc:x,greedy"),
            ("simulate", "2", "--csv", "/nowhere/at/all"),
            ("protocol", "word"),
            ("editions", "word"),
            ("bench", "--time", "0"),
            ("explain", "--player", "z", "file"),
        ):
            done = run(*wrong, input="")
            self.assertEqual(done.returncode, 2, wrong)
            self.assertTrue(done.stderr.strip(), wrong)

    def test_tiles(self):
        """What is printed on a tile is listed."""
        for name, last in (
            ("RaubC", "  robber"),
            ("FlugD", "  machine dir=NW"),
            ("Korn1", "  circle kind=club"),
            ("A", "  field 0,1,2,3,4,5,6,7"),
        ):
            lines = run("tiles", name).stdout.splitlines()
            self.assertEqual(lines[-1], last)
        self.assertIn("  road S end=cloister", lines)

    def test_output(self):
        """A file is replaced, with its mode; a link is followed, a pipe is
        written to."""
        with tempfile.TemporaryDirectory() as directory:
            file, link, pipe = (
                Path(directory) / name for name in ("file", "link", "pipe")
            )
            sheet = run("tiles", "--svg", "gold").stdout
            file.write_text("private")
            file.chmod(0o600)
            link.symlink_to(file)
            os.mkfifo(pipe)
            reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
            for path in (link, pipe):
                done = run("tiles", "--svg", "-o", path, "gold", timeout=60)
                self.assertEqual(done.returncode, 0, done.stderr)
            self.assertTrue(link.is_symlink() and pipe.is_fifo())
            self.assertEqual(os.read(reader, len(sheet) + 1).decode(), sheet)
            os.close(reader)
            self.assertEqual(file.read_text(), sheet)
            self.assertEqual(file.stat().st_mode & 0o777, 0o600)
            self.assertEqual(len(os.listdir(directory)), 3)

    def test_closed_pipe(self):
        """No complaint of a crash, no hang."""
        process = subprocess.Popen(
            [COMMAND, "tiles"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        process.stdout.close()
        process.stderr.read()
        process.stderr.close()
        self.assertIn(process.wait(60), (2, -signal.SIGPIPE))

    def test_full_device(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [COMMAND, "editions"], stdout=full, stderr=subprocess.PIPE
            )
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot write", done.stderr)


if __name__ == "__main__":
    result = unittest.main(exit=False, verbosity=2).result
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    sys.exit(failed > 0)
