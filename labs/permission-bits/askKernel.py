"""Asks a real kernel, as root, what the model of this lab claims to know, and prints the answers as JSON.

For each user and act: the SHA-256 of one letter per mode ('y' allowed, 'A' EACCES, 'P' EPERM). A directory of root and
the group staff goes through the modes 0000 to 1777, with plan.txt of ana inside; then plan.txt goes through 000 to 777.
Run: sudo python3 labs/permission-bits/askKernel.py > labs/permission-bits/kernel.json
"""

import errno
import hashlib
import json
import os
import shutil
import subprocess
import tempfile

STAFF = 6000
USERS = {"ana": (6001, STAFF), "ben": (6002, STAFF), "cyd": (6003, 6003), "root": (0, 0)}
LETTERS = {errno.EACCES: "A", errno.EPERM: "P"}
DIR_ACTS = ["list", "create", "delete", "pass"]
FILE_ACTS = ["read", "write", "run"]


def attempt(act):
    """One attempt; True if something has to be put back."""
    if act == "list":
        os.scandir("team").close()
    elif act == "create":
        os.close(os.open("team/new.txt", os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        return True
    elif act == "delete":
        os.unlink("team/plan.txt")
        return True
    elif act == "pass":
        os.stat("team/plan.txt")
    elif act == "read":
        os.close(os.open("team/plan.txt", os.O_RDONLY))
    elif act == "write":
        os.close(os.open("team/plan.txt", os.O_WRONLY))
    elif act == "run":
        subprocess.run(["team/plan.txt"], check=True)
    return False


def make_plan():
    shutil.copy("/bin/true", "team/plan.txt")
    os.chown("team/plan.txt", USERS["ana"][0], STAFF)


def as_user(user, act):
    uid, gid = USERS[user]
    os.setgroups([])
    os.setresgid(gid, gid, 0)
    os.setresuid(uid, uid, 0)
    try:
        changed, letter = attempt(act), "y"
    except OSError as error:
        changed, letter = False, LETTERS[error.errno]
    os.setresuid(0, 0, 0)
    os.setresgid(0, 0, 0)
    if changed:
        if os.path.exists("team/new.txt"):
            os.unlink("team/new.txt")
        if not os.path.exists("team/plan.txt"):
            make_plan()
    return letter


def digest(modes, path, user, act):
    answers = []
    for mode in modes:
        os.chmod(path, mode)
        answers.append(as_user(user, act))
    return hashlib.sha256("".join(answers).encode()).hexdigest()


os.chdir(tempfile.mkdtemp())
os.chmod(".", 0o755)
os.mkdir("team")
os.chown("team", 0, STAFF)
make_plan()
answers = {}
for user in USERS:
    os.chmod("team/plan.txt", 0o000)
    for act in DIR_ACTS:
        answers[f"{user} {act}"] = digest(range(0o2000), "team", user, act)
    os.chmod("team", 0o755)
    for act in FILE_ACTS:
        answers[f"{user} {act}"] = digest(range(0o1000), "team/plan.txt", user, act)
print(json.dumps({"kernel": os.uname().release.split("-")[0], "answers": answers}, indent=2))
