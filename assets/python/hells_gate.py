"""A client of the Hell's Gate engine: starts `hells-gate engine` and talks to it.

Needs only Python 3.8 and its standard library. The protocol is described in
`../protocol.md`.

    from hells_gate import Engine
    with Engine("hells-gate") as engine:
        engine("new", seed=1944)
        for action in engine("legal")["actions"]:
            print(action["label"])
"""

import json
import subprocess


class Refused(Exception):
    """The engine refused a request; nothing has changed."""

    def __init__(self, error):
        rule = error.get("rule")
        super().__init__(error["reason"] + (f" [{rule}]" if rule else ""))
        self.kind = error["kind"]
        self.rule = rule
        self.error = error


class Engine:
    """A running engine. Call it with a verb and its fields."""

    def __init__(self, program="hells-gate"):
        self.process = subprocess.Popen(
            [program, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        hello = self("hello")
        if hello["protocol"] != 1:
            raise RuntimeError(f"the engine speaks protocol {hello['protocol']}, not 1")

    def __call__(self, verb, **fields):
        """Sends a request and returns the answer; raises `Refused`."""
        request = json.dumps({"do": verb, **fields})
        self.process.stdin.write(request + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has ended")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer

    def close(self):
        """Ends the engine."""
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def play_game(engine, seed, soviet, german):
    """Plays a game between two bots and returns the last answer of the engine.

    A bot is a function of the engine and the legal actions (objects, as `legal`
    lists them) that returns one of them.
    """
    bots = {"soviet": soviet, "german": german}
    answer = engine("new", seed=seed)
    while not answer["over"]:
        # `withdraw` only takes back `attack`: without it no game goes in circles.
        actions = [a for a in engine("legal")["actions"] if a["type"] != "withdraw"]
        action = bots[answer["to_act"]](engine, actions)
        answer = engine("play", action=action["notation"])
    return answer


def main(name, bot):
    """The command line of a bot: it plays games against itself."""
    import argparse

    parser = argparse.ArgumentParser(description=f"Plays games: the {name} bot for both sides.")
    parser.add_argument("--engine", default="hells-gate", help="the program")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()
    with Engine(options.engine) as engine:
        for seed in range(options.seed, options.seed + options.games):
            answer = play_game(engine, seed, bot(seed), bot(seed + 1_000_000))
            points = engine("points")["points"]
            print(
                f"seed {seed}: {answer['winner'] or 'draw'},"
                f" Soviet {points['soviet']}, German {points['german']},"
                f" {answer['ply']} actions",
                flush=True,
            )
