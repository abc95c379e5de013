import json
import zlib

def order(number, item, state):
    return json.dumps({"order": number, "item": item, "state": state,
                       "currency": "EUR", "customer": number * 7})

# #region small
known = order(1, "lamp", "paid").encode()  # both sides have it
message = order(4711, "desk", "sent").encode()

alone = len(zlib.compress(message, 9))
packer = zlib.compressobj(9, zdict=known)
helped = len(packer.compress(message) + packer.flush())
print(f"{len(message)} bytes: {alone} alone, {helped} with",
      "a dictionary")
# #endregion small
