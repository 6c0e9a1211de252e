"""A bot with three simple ideas: attack where the odds are good, lose steps
last, move towards the nearest enemy supply source."""

import random

from hells_gate import main


def expected_hits(odds):
    return sum(h["hits"] * h["sixths"] for h in odds["normal"]["hits"]) / 6


class Greedy:
    def __init__(self, seed):
        self.luck = random.Random(seed)
        self.far = {}  # hexes to the nearest enemy source, by side

    def __call__(self, engine, actions):
        by_type = {}
        for action in actions:
            by_type.setdefault(action["type"], []).append(action)
        for kind in ("retreat", "lose", "restore", "enter", "breakout"):
            if kind in by_type:
                return self.luck.choice(by_type[kind])
        if "resolve" in by_type:
            return self.attack_on(engine, actions, by_type)
        if "attack" in by_type:
            action = self.best_attack(engine, by_type["attack"])
        elif "move" in by_type:
            action = self.best_move(engine, by_type["move"])
        else:
            return actions[0]
        # Nothing worth doing: end the phase, if the rules let us.
        return action or by_type.get("end", actions)[0]

    def attack_on(self, engine, actions, by_type):
        """Everybody joins the open attack who may; then it is rolled for."""
        if "attack" in by_type:
            return by_type["attack"][0]
        return by_type["resolve"][0]

    def best_attack(self, engine, actions):
        """The target on which all who may attack score most, if it is worth it."""
        targets = {}
        for action in actions:
            targets.setdefault(action["target"], []).append(action)
        best, most = None, 0.3
        for target, joining in targets.items():
            units = [a["unit"] for a in joining]
            hits = expected_hits(engine("odds", target=target, units=units)["odds"])
            if hits > most:
                best, most = joining[0], hits
        return best

    def best_move(self, engine, actions):
        """The move that comes nearest to an enemy source."""
        side = engine("legal", brief=True)["to_act"]
        far = self.distances(engine, side)
        at = {u["unit"]: u["at"] for u in engine("state")["position"]["units"]}
        gain = lambda a: far[at[a["unit"]]] - far[a["route"][-1]]
        best = max(actions, key=gain)
        return best if gain(best) > 0 else None

    def distances(self, engine, side):
        if side not in self.far:
            hexes = {h["hex"]: h for h in engine("map")["hexes"]}
            enemy = "german" if side == "soviet" else "soviet"
            front = [name for name, h in hexes.items() if h["source"] == enemy]
            far = dict.fromkeys(front, 0)
            while front:  # a wave that spreads from the sources
                reached = {}
                for name in front:
                    for neighbour in hexes[name]["next_to"]:
                        if neighbour["hex"] not in far:
                            reached[neighbour["hex"]] = far[name] + 1
                far.update(reached)
                front = list(reached)
            self.far[side] = far
        return self.far[side]


if __name__ == "__main__":
    main("greedy", Greedy)
