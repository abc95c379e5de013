import base64
import hashlib
import sys
import zipfile


def sha256(data):
    return hashlib.sha256(data)


# #region h1
with zipfile.ZipFile(sys.argv[1]) as archive:
    lines = "".join(
        f"{sha256(archive.read(name)).hexdigest()}  {name}\n"
        for name in sorted(archive.namelist())
    )
print(lines, end="")
digest = sha256(lines.encode()).digest()
print("h1:" + base64.b64encode(digest).decode())
# #endregion h1
