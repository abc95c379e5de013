import string
import zlib

SECRET = "token=k7q2mz9x"  # the attacker never reads this line

# #region oracle
def seen_on_the_wire(guess):
    """What an eavesdropper sees of an encrypted request: its length."""
    request = f"GET /?q={guess} HTTP/1.1\r\nCookie: {SECRET}\r\n"
    return len(zlib.compress(request.encode()))

# #endregion oracle
# #region attack
known = "token="
while True:
    letters = string.ascii_lowercase + string.digits
    sizes = {letter: seen_on_the_wire(known + letter)
             for letter in letters}
    best = min(letters, key=sizes.get)
    if sizes[best] == max(sizes.values()):
        break  # no letter stands out: the end of the secret
    known += best
    print(f"{known:14} {sizes[best]} bytes,",
          f"others {max(sizes.values())}")
# #endregion attack
