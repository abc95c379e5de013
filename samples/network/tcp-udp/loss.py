from fault import send_three, tcp_pair, udp_pair

client, server = udp_pair()
send_three(client, server, lost=b"two ")
print("UDP:", server.recv(64), server.recv(64))

client, server = tcp_pair()
send_three(client, server, lost=b"two ")
print("TCP:", server.recv(64))
