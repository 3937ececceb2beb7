"""Scharfe Schoten as docs/rules.md and docs/fairness.md have it: the deal, and which actions are legal until when. Points
are not counted."""
from .chance import below, shuffled, words
from .judging import known_options, need, whole

RULES, SEEDS_ARE_A_LIST = "schoten-1", True
COLOURS = {"red": "r", "yellow": "y", "green": "g", "black": "k"}


class Deal:
    """A round: hands in the order of the box, what is in the rack, the number of each colour, who starts."""

    def __init__(self, key, options):
        players, stream = options["players"], words(key)
        size, order = {3: 12, 4: 10}[players], shuffled(48, stream)
        self.hands = [[self.card(i) for i in sorted(order[s * size:(s + 1) * size])] for s in range(players)]
        self.rack = [self.card(i)[0] for i in order[players * size:]]
        self.numbers = dict(zip("rygk", (i + 1 for i in shuffled(12, stream))))
        self.start = options["start"] if "start" in options else below(players, stream)

    @staticmethod
    def card(index):
        return "rygk"[index // 12] + str(index % 12 + 1)


def read_options(options):
    known_options(options, "players", "start")
    whole(options.get("start", 0), 0, whole(options["players"], 3, 4) - 1)


def deals(options):
    return options["players"]


def hands(key, options):
    return Deal(key, options).hands


class Game:
    def __init__(self, keys, options):
        self.players, self.round = options["players"], 0
        self.deals = [Deal(key, options) for key in keys]
        self.begin()

    def begin(self):
        deal = self.deals[self.round]
        self.hands, self.rack = [hand[:] for hand in deal.hands], deal.rack[:]
        self.waiting, self.trick, self.phase, self.turn = set(range(self.players)), [], "tips", None

    def over(self):
        return self.phase == "over"

    def act(self, seat, action):
        what = {"tip": self.tip, "card": self.card, "take": self.take}.get(action.get("do"))
        need(what and not self.over())
        what(seat, action)

    def tip(self, seat, action):  # T6
        need(self.phase == "tips" and seat in self.waiting)
        most, fewest = action.get("most"), action.get("fewest")
        need(most in COLOURS and fewest in COLOURS and most != fewest)
        self.waiting.remove(seat)
        if not self.waiting:
            self.phase, self.turn = "trick", (self.deals[0].start + self.round) % self.players

    def card(self, seat, action):  # T7
        card, hand = action.get("card"), self.hands[seat]
        need(self.phase == "trick" and self.turn == seat and card in hand)
        led = self.trick[0][1][0] if self.trick else card[0]
        need(card[0] == led or not any(one[0] == led for one in hand))
        hand.remove(card)
        self.trick.append((seat, card))
        self.turn = (seat + 1) % self.players
        if len(self.trick) == self.players:
            self.turn = max(self.trick, key=lambda played: self.strength(played[1]))[0]
            self.trick, self.phase = [], "take"
            if not self.rack:
                self.go_on()

    def strength(self, card):  # T5
        numbers, number = self.deals[self.round].numbers, int(card[1:])
        return numbers[card[0]] == number, numbers[card[0]], number

    def take(self, seat, action):  # T8
        colour = COLOURS.get(action.get("colour"))
        need(self.phase == "take" and self.turn == seat and colour in self.rack)
        self.rack.remove(colour)
        self.go_on()

    def go_on(self):
        self.phase = "trick"
        if not self.hands[self.turn]:
            self.round += 1
            if self.round < len(self.deals):
                self.begin()
            else:
                self.phase = "over"
