import os, socket, subprocess, time

# #region queue
def serve_nobody(family, address, listing):
    listener = socket.socket(family)
    listener.bind(address)
    listener.listen(2)  # and never accept
    clients = [socket.socket(family) for _ in range(5)]
    for number, client in enumerate(clients, 1):
        client.settimeout(0.5)
        try:
            client.connect(listener.getsockname())
            sent = client.send(b"order")
            time.sleep(0.1)  # it has arrived
            print(f"  client {number}: connected, {sent} bytes sent")
        except OSError as error:
            print(f"  client {number}: {error}")
    row = subprocess.check_output(listing.split(), text=True)
    queue = row.split("LISTEN")[1].split()
    print("  ss: Recv-Q", queue[0], "Send-Q", queue[1])
    listener.close()
    try:
        clients[0].recv(64)
    except OSError as error:
        print(f"  client 1, later: {error}")

print("TCP")
serve_nobody(socket.AF_INET, ("127.0.0.1", 0), "ss -Hltn")
print("Unix")
serve_nobody(socket.AF_UNIX, "orders.sock", "ss -Hlx")
# #endregion queue
os.remove("orders.sock")
