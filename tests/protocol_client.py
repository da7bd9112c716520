# SPDX-License-Identifier: Zlib
"""A client of `carcassonne protocol`, see doc/protocol.md."""

import subprocess


class Refused(Exception):
    """The answer was an error; ``kind`` is its first word."""

    def __init__(self, kind, text):
        super().__init__(f"{kind}: {text}")
        self.kind = kind


class Client:
    def __init__(self, command):
        self.process = subprocess.Popen(
            [command, "protocol"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def ask(self, *lines):
        """Send a request; the lines of the answer without the last."""
        for line in lines:
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = []
        for line in self.process.stdout:
            line = line.rstrip("\n")
            if line == "ok":
                return answer
            if line.startswith("error "):
                raise Refused(*line.split(" ", 2)[1:])
            answer.append(line)
        raise EOFError("the command has ended")

    def moves(self):
        return [line.split(" ", 1)[1] for line in self.ask("moves")]

    def state(self):
        """The lines of the state by their first word."""
        state = {}
        for line in self.ask("state"):
            key, _, value = line.partition(" ")
            state.setdefault(key, []).append(value)
        return state

    def block(self, *lines):
        """An answer that is text of several lines."""
        return "".join(line[2:] + "\n" for line in self.ask(*lines))
