import os
import struct

# #region kinds
OWNER, NAMED, GROUP, MASK, OTHER = 1, 2, 4, 16, 32
WORDS = {OWNER: "owner", NAMED: "user", GROUP: "group",
         MASK: "mask", OTHER: "other"}
NOBODY = 2**32 - 1
NAMES = ["system.posix_acl_access", "system.posix_acl_default"]


def give(path, name, *entries):
    packed = [struct.pack("<HHI", *entry) for entry in entries]
    os.setxattr(path, name, struct.pack("<I", 2) + b"".join(packed))


def show(title, path):
    acl = os.getxattr(path, NAMES[0])[4:]
    words = []
    for kind, bits, who in struct.iter_unpack("<HHI", acl):
        who = f" {who}" if kind == NAMED else ""
        words.append(f"{WORDS[kind]}{who} {bits}")
    mode = os.stat(path).st_mode & 0o777
    print(f"{title:16} {mode:o}  {', '.join(words)}")
# #endregion kinds


# #region run
entries = [(OWNER, 6, NOBODY), (NAMED, 6, 1000), (GROUP, 4, NOBODY),
           (MASK, 6, NOBODY), (OTHER, 0, NOBODY)]

open("plan.txt", "w").close()
give("plan.txt", "system.posix_acl_access", *entries)
show("with an ACL", "plan.txt")
os.chmod("plan.txt", 0o640)
show("chmod 640", "plan.txt")

os.umask(0o077)
os.mkdir("team")
give("team", "system.posix_acl_default", *entries)
open("team/june.txt", "w").close()
show("umask 077, new", "team/june.txt")
os.close(os.open("team/diary.txt", os.O_CREAT, 0o600))
show("created as 0600", "team/diary.txt")
# #endregion run
