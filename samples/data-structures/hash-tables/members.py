# a table with two entries
members = {3: "Ana", 6: "Dora"}
# add an entry for Ben
members[11] = "Ben"
# look up a member and a stranger
print(members[11])
print(members.get(14))
# remove the entry of card 11
del members[11]
print(members)
