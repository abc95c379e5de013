import os, socket, struct, subprocess, time

# #region protocol
FAILURE, LIST, KEYS, SIGN, SIGNATURE = 5, 11, 12, 13, 14

def ask(kind, *fields):
    """One request to the agent, and its answer: number, bytes."""
    body = bytes([kind]) + b"".join(fields)
    agent.sendall(struct.pack(">I", len(body)) + body)
    length, = struct.unpack(">I", agent.recv(4, socket.MSG_WAITALL))
    answer = agent.recv(length, socket.MSG_WAITALL)
    return answer[0], answer[1:]

def text(data):
    """A string of the protocol: its length, then its bytes."""
    return struct.pack(">I", len(data)) + data

def read(data):
    length, = struct.unpack(">I", data[:4])
    return data[4:4 + length], data[4 + length:]
# #endregion protocol


def run(command):
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip()


run("ssh-keygen -q -t ed25519 -N correct-horse -C ann -f ann")
server = subprocess.Popen(["ssh-agent", "-D", "-a", "sock"],
                          stdout=subprocess.DEVNULL)
agent = socket.socket(socket.AF_UNIX)
while agent.connect_ex("sock"):
    time.sleep(0.02)  # not there yet, or not listening yet
os.environ |= {"SSH_AUTH_SOCK": "sock", "SSH_ASKPASS_REQUIRE": "force",
               "SSH_ASKPASS": "./passphrase"}
with open("passphrase", "w") as file:
    file.write("#!/bin/sh\necho correct-horse\n")
os.chmod("passphrase", 0o700)
run("ssh-add -q ann")

# #region ask
kind, data = ask(LIST)
key, rest = read(data[4:])
comment, _ = read(rest)
print("list: answer", kind, "with", data[3], "key of", comment.decode())

order = b"pay 100 to bob\n"
kind, data = ask(SIGN, text(key), text(order), struct.pack(">I", 0))
name, rest = read(read(data)[0])
signature, _ = read(rest)
print("sign: answer", kind, "with", len(signature), "bytes")
# #endregion ask

public = bytes.fromhex("302a300506032b6570032100") + read(read(key)[1])[0]
for file, content in (("order", order), ("sig", signature), ("pub", public)):
    with open(file, "wb") as out:
        out.write(content)
print("OpenSSL:", run("openssl pkeyutl -verify -rawin -in order -sigfile sig"
                      " -pubin -inkey pub -keyform DER"))

# #region other
def memory(process):
    try:
        open(f"/proc/{process.pid}/mem", "rb").close()
        return "may be read"
    except PermissionError as error:
        return error.strerror

other = subprocess.Popen(["sleep", "60"])
print("memory of another program of mine:", memory(other))
print("memory of my agent:", memory(server))
# #endregion other
other.terminate()
server.terminate()
