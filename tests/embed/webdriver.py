# SPDX-License-Identifier: Zlib
"""A browser driven over WebDriver, with Python's standard library alone."""

import base64
import json
import re
import subprocess
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# It runs as root in a container, and is to talk to nobody.
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,900",
]

KEYS = {
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


# Past any proxy.
OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Driver:
    """chromedriver on a port of its own choice."""

    def __enter__(self):
        self.process = subprocess.Popen(
            ["chromedriver", "--port=0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        for line in self.process.stdout:
            found = re.search(r"successfully on port (\d+)", line)
            if found:
                self.address = f"http://127.0.0.1:{found[1]}"
                return self
        raise RuntimeError("chromedriver does not start")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def ask(self, method, path, data=None):
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if data is None else json.dumps(data).encode(),
        )
        try:
            with OPENER.open(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None


class Browser:
    """A window; ``phone`` is the size of a touch screen."""

    def __init__(self, driver, profile, phone=None):
        options = {"args": [*ARGUMENTS, f"--user-data-dir={profile}"]}
        if phone:
            metrics = {"width": phone[0], "height": phone[1], "pixelRatio": 2}
            options["mobileEmulation"] = {"deviceMetrics": metrics}
        wanted = {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
        }
        session = driver.ask(
            "POST", "/session", {"capabilities": {"alwaysMatch": wanted}}
        )
        self.driver = driver
        self.path = "/session/" + session["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.ask("DELETE", self.path)

    def post(self, path, data):
        return self.driver.ask("POST", self.path + path, data)

    def open(self, url):
        """Open a page; what the browser's own first page did is forgotten."""
        self.post("/url", {"url": "about:blank"})
        self.complaints()
        self.requests()
        self.post("/url", {"url": url})

    def run(self, script, *arguments):
        """Run the body of a function in the page."""
        return self.post(
            "/execute/sync", {"script": script, "args": list(arguments)}
        )

    def element(self, selector):
        found = self.post(
            "/element", {"using": "css selector", "value": selector}
        )
        return found[ELEMENT]

    def click(self, selector):
        self.post(f"/element/{self.element(selector)}/click", {})

    def click_at(self, selector, x, y):
        """Click so many pixels from the middle of an element."""
        origin = {ELEMENT: self.element(selector)}
        steps = [
            {"type": "pointerMove", "x": x, "y": y, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.post("/actions", {"actions": [mouse]})

    def press(self, *keys):
        steps = []
        for key in keys:
            value = KEYS.get(key, key)
            steps.append({"type": "keyDown", "value": value})
            steps.append({"type": "keyUp", "value": value})
        keyboard = {"type": "key", "id": "keyboard", "actions": steps}
        self.post("/actions", {"actions": [keyboard]})

    def screenshot(self, path):
        png = self.driver.ask("GET", self.path + "/screenshot")
        path.write_bytes(base64.b64decode(png))

    def complaints(self):
        """What the console says."""
        return [e["message"] for e in self.post("/se/log", {"type": "browser"})]

    def requests(self):
        """Every address the page asked for."""
        addresses = []
        for entry in self.post("/se/log", {"type": "performance"}):
            message = json.loads(entry["message"])["message"]
            if message["method"] in (
                "Network.requestWillBeSent",
                "Network.webSocketCreated",
            ):
                params = message["params"]
                addresses.append(params.get("url") or params["request"]["url"])
        return addresses
