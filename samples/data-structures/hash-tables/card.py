class Card:
    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        return self.number == other.number

    def __hash__(self):
        return hash(self.number)

card = Card(11)
members = {card: "Ben"}
card.number = 12
# home slot 4, which is empty
print(members.get(Card(12)))
# home slot 3, but the stored key is now 12
print(members.get(Card(11)))
# the number of entries
print(len(members))
