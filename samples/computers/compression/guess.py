import zlib

COOKIE = "token=k7q2mz9x"

for guess in "token=j", "token=k", "token=l":
    request = f"GET /?q={guess}\nCookie: {COOKIE}"
    packed = zlib.compress(request.encode())
    print(guess, len(packed), "bytes")
