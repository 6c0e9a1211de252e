"""Drives a headless Chromium over the WebDriver protocol, and serves a folder to it.

    with Site(folder) as site, Browser() as browser:
        browser.goto(site.address)
        browser.wait_for("return document.title === 'Ready'")
        browser.screenshot("seen.png")
"""

import base64
import functools
import http.server
import json
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
]
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# Keys that have no character, as WebDriver writes them.
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue006", "Shift": "\ue008",
    "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
    "Meta": "\ue03d", **{f"F{i}": chr(0xE030 + i) for i in range(1, 13)},
}


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Site:
    """A plain file server: no headers of its own, as on any static host."""

    def __init__(self, folder, port=0):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass
        Handler.extensions_map = {
            **http.server.SimpleHTTPRequestHandler.extensions_map,
            ".wasm": "application/wasm", ".js": "text/javascript", ".gz": "application/gzip",
        }
        handler = functools.partial(Handler, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Browser:
    def __init__(self, size=(1280, 800), scale=1, language="en", downloads=None, profile=None, flags=()):
        self.profile = profile or tempfile.mkdtemp(prefix="page_try_")
        self.own_profile = profile is None
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [shutil.which("chromedriver"), f"--port={port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.session = None
        arguments = [*FLAGS, *flags, f"--user-data-dir={self.profile}", f"--lang={language}",
                     f"--window-size={size[0]},{size[1]}", f"--force-device-scale-factor={scale}"]
        binary = shutil.which("chromium") or shutil.which("google-chrome")
        if binary is None:
            raise RuntimeError("there is no chromium and no google-chrome")
        preferences = {"intl.accept_languages": language}
        if downloads:
            preferences.update({"download.default_directory": downloads,
                                "download.prompt_for_download": False})
        wanted = {"browserName": "chrome", "unhandledPromptBehavior": "ignore",
                  "goog:loggingPrefs": {"browser": "ALL"},
                  "goog:chromeOptions": {"binary": binary, "args": arguments, "prefs": preferences}}
        try:
            self._wait_for_driver()
            answer = self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            self.session = answer["sessionId"]
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            if self.session:
                self._call("DELETE", f"/session/{self.session}")
                self.session = None
        finally:
            self.process.terminate()
            self.process.wait()
            if self.own_profile:
                shutil.rmtree(self.profile, ignore_errors=True)

    # ---- Protocol

    def _wait_for_driver(self):
        for _ in range(100):
            try:
                if self._call("GET", "/status")["ready"]:
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("chromedriver does not answer")

    def _call(self, method, path, data=None):
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.base + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"].splitlines()[0]) from None

    def call(self, method, path, data=None):
        return self._call(method, f"/session/{self.session}{path}", data)

    # ---- Pages

    def goto(self, address):
        self.call("POST", "/url", {"url": address})

    def reload(self):
        self.call("POST", "/refresh", {})

    def script(self, text, *args):
        return self.call("POST", "/execute/sync", {"script": text, "args": list(args)})

    def wait_for(self, text, seconds=20):
        """Until the script answers something true, even across reloads."""
        end = time.time() + seconds
        while time.time() < end:
            try:
                found = self.script(text)
                if found:
                    return found
            except RuntimeError:
                pass
            time.sleep(0.1)
        raise TimeoutError(text)

    def screenshot(self, path):
        with open(path, "wb") as out:
            out.write(base64.b64decode(self.call("GET", "/screenshot")))

    def console(self):
        """The lines since the last call."""
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def tabs(self):
        return self.call("GET", "/window/handles")

    def new_tab(self):
        handle = self.call("POST", "/window/new", {"type": "tab"})["handle"]
        self.switch(handle)
        return handle

    def switch(self, handle):
        self.call("POST", "/window", {"handle": handle})

    def close_tab(self):
        self.call("DELETE", "/window")

    def resize(self, width, height):
        self.call("POST", "/window/rect", {"width": width, "height": height})

    # ---- Input

    def actions(self, *sources):
        self.call("POST", "/actions", {"actions": list(sources)})

    def pointer(self, *steps, kind="mouse"):
        """Steps: ("move", x, y), ("down", button), ("up", button), ("pause", ms)."""
        actions = []
        for step in steps:
            if step[0] == "move":
                actions.append({"type": "pointerMove", "x": step[1], "y": step[2], "duration": 50})
            elif step[0] == "pause":
                actions.append({"type": "pause", "duration": step[1]})
            else:
                name = {"down": "pointerDown", "up": "pointerUp"}[step[0]]
                actions.append({"type": name, "button": step[1] if len(step) > 1 else 0})
        self.actions({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions})

    def click(self, x, y, button=0):
        self.pointer(("move", x, y), ("down", button), ("up", button))

    def wheel(self, x, y, dx, dy):
        self.actions({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": x, "y": y, "deltaX": dx, "deltaY": dy, "duration": 0}]})

    def keys(self, *keys):
        """Presses all down in this order, and lets go in the opposite one."""
        codes = [KEYS.get(key, key) for key in keys]
        actions = [{"type": "keyDown", "value": code} for code in codes]
        actions += [{"type": "keyUp", "value": code} for code in reversed(codes)]
        self.actions({"type": "key", "id": "keyboard", "actions": actions})

    def type(self, text):
        for character in text:
            self.keys(character)

    def element(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def upload(self, selector, path):
        """Gives a file to an input of type file."""
        self.call("POST", f"/element/{self.element(selector)}/value", {"text": os.path.abspath(path)})

    def press(self, selector):
        self.call("POST", f"/element/{self.element(selector)}/click", {})
