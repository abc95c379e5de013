import socket, ssl, threading

# #region doors
#: Two doors on this machine, each with a free port.
doors = {"bank": socket.create_server(("127.0.0.1", 0)),
         "Eve": socket.create_server(("127.0.0.1", 0))}
# #endregion doors

def client():
    wire = socket.create_connection(doors["Eve"].getsockname())
    rules = ssl.create_default_context(cafile="root.pem")
    wire = rules.wrap_socket(wire, server_hostname="bank.example")
    wire.sendall(b"pay 100 to bob")
    print("client hears:", wire.recv(99).decode())
    wire.close()

# #region eve
seen = b""
def eve(sender, receiver):
    global seen
    while data := sender.recv(9999):
        seen += data
        data = data.replace(b"100 to bob", b"900 to eve")
        receiver.sendall(data)
    receiver.shutdown(socket.SHUT_WR)
# #endregion eve

def bank():
    wire, _ = doors["bank"].accept()
    rules = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    rules.load_cert_chain("chain.pem", "bank.key")
    wire = rules.wrap_socket(wire, server_side=True)
    print("bank hears:", wire.recv(99).decode())
    wire.sendall(b"done")
    wire.close()

# #region start
def start(work, *ends):
    thread = threading.Thread(target=work, args=ends)
    thread.start()
    return thread

everybody = [start(bank), start(client)]
left, _ = doors["Eve"].accept()
right = socket.create_connection(doors["bank"].getsockname())
everybody += [start(eve, left, right), start(eve, right, left)]
for thread in everybody:
    thread.join()
found = [words for words in ("bank.example", "pay 100 to bob", "done")
         if words.encode() in seen]
# #endregion start
print("Eve has read:", ", ".join(found))
