import base64, socket, struct, subprocess, threading, time

SIGN_REQUEST, SIGN_RESPONSE = 13, 14

# #region fields
def fields(data):
    """Splits what is to be signed (RFC 4252, section 7)."""
    def text():
        nonlocal data
        length = struct.unpack(">I", data[:4])[0]
        value, data = data[4:4 + length], data[4 + length:]
        return value

    def byte():
        nonlocal data
        value, data = data[0], data[1:]
        return value

    found = {"session id": text(), "message": byte(), "user": text(),
             "service": text(), "method": text(), "signed": byte(),
             "algorithm": text(), "key": text()}
    if data:  # publickey-hostbound-v00@openssh.com adds one
        found["host key"] = text()
    return found
# #endregion fields


# #region between
first = {}

def between(client, agent, replay):
    """Sits between ssh and its agent, and reads what is asked."""
    while request := receive(client):
        send(agent, request)
        answer = receive(agent)
        if request[0] == SIGN_REQUEST:
            key_length = struct.unpack(">I", request[1:5])[0]
            asked = fields(request[9 + key_length:-4])
            show(asked)
            first.setdefault("asked", asked)
            first.setdefault("answer", answer)
            if replay:
                answer = first["answer"]
                print("  answered with the signature of login 1")
        send(client, answer)
# #endregion between


def show(asked):
    if "asked" in first:
        changed = [name for name in asked if asked[name] != first["asked"][name]]
        return print("  differs from login 1 in:", *changed)
    known = {public("id"): "that of ann", public("bank_key"): "that of bank"}
    for name, value in asked.items():
        text = known.get(value) or value
        if name == "session id":
            text = f"{len(value)} bytes"
        print(f"  {name:10}", text.decode() if isinstance(text, bytes) else text)


def public(name):
    with open(f"{name}.pub") as file:
        return base64.b64decode(file.read().split()[1])


def receive(connection):
    head = connection.recv(4, socket.MSG_WAITALL)
    return head and connection.recv(struct.unpack(">I", head)[0], socket.MSG_WAITALL)


def send(connection, message):
    connection.sendall(struct.pack(">I", len(message)) + message)


def listen(replay):
    client, _ = door.accept()
    agent = socket.socket(socket.AF_UNIX)
    agent.connect("agent")
    between(client, agent, replay)
    client.close()


def run(script):
    done = subprocess.run(["bash", "-c", ". ./hosts.sh; " + script],
                          capture_output=True, text=True)
    return "  " + (done.stdout + done.stderr).strip()


agent = subprocess.Popen(["ssh-agent", "-D", "-a", "agent"],
                         stdout=subprocess.DEVNULL)
run("""ssh-keygen -q -t ed25519 -N '' -f bank_key
       ssh-keygen -q -t ed25519 -N '' -f id
       cp id.pub ~/.ssh/authorized_keys
       serve bank -o LogLevel=VERBOSE
       echo "bank $(cat bank_key.pub)" > ~/.ssh/known_hosts
       until SSH_AUTH_SOCK=agent ssh-add -q id 2> wait; do sleep 0.05; done""")
door = socket.socket(socket.AF_UNIX)
door.bind("asked")
door.listen()
# #region logins
for login in (1, 2, 3):
    print(f"login {login}: ssh asks its agent to sign")
    threading.Thread(target=listen, args=[login == 3]).start()
    print(run("SSH_AUTH_SOCK=asked ssh bank whoami"))
# #endregion logins
run("stop bank")
agent.terminate()
lines = []
while len(lines) < 3:  # sshd answers first, and writes its log then
    time.sleep(0.05)
    with open("bank_log") as log:
        lines = [line.split(" from")[0] for line in log
                 if "publickey for" in line and "Postponed" not in line]
print("sshd:", *lines, sep="\n  ")
