import socket, subprocess

listener = socket.create_server(("127.0.0.1", 8080))
clients = [socket.create_connection(("127.0.0.1", 8080)),
           socket.create_connection(("127.0.0.1", 8080))]
accepted = [listener.accept()[0], listener.accept()[0]]

ss = ["ss", "-Htan", "sport = :8080"]  # local port 8080
for line in subprocess.check_output(ss, text=True).splitlines():
    state, receive_queue, send_queue, local, remote = line.split()
    print(f"{state:6} local {local}  remote {remote}")
