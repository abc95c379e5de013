"""How many connection requests does a listener keep
when the clients never answer?"""
import socket, struct, subprocess, time

SERVER = "10.0.0.1"
CLIENT = "10.0.0.99"  # nobody answers for this address

def checksum(data):
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF

def request(source_port, port):
    ends = socket.inet_aton(CLIENT) + socket.inet_aton(SERVER)
    syn = struct.pack("!HHIIBBHHH", source_port, port,
                      1, 0, 80, 2, 65535, 0, 0)
    pseudo_header = ends + struct.pack("!BBH", 0, 6, len(syn))
    summed = checksum(pseudo_header + syn)
    syn = syn[:16] + struct.pack("!H", summed) + syn[18:]
    header = struct.pack("!BBHHHBBH", 69, 0, 40, 0, 0, 64, 6, 0)
    return header + ends + syn

def setting(name, value):
    with open("/proc/sys/net/ipv4/" + name, "w") as file:
        file.write(value)

def ip(command):
    subprocess.run(["ip", *command.split()], check=True)

ip(f"address add {SERVER} dev lo")
ip(f"route add {CLIENT} dev lo")
setting("conf/all/rp_filter", "0")
setting("conf/lo/rp_filter", "0")
raw = socket.socket(socket.AF_INET, socket.SOCK_RAW,
                    socket.IPPROTO_RAW)
ports = iter(range(8080, 9000))

# #region measure
def requests_kept(cookies, backlog):
    setting("tcp_syncookies", cookies)
    port = next(ports)
    listener = socket.socket()
    listener.bind((SERVER, port))
    listener.listen(backlog)
    for number in range(200):
        raw.sendto(request(20000 + number, port), (SERVER, 0))
    time.sleep(0.2)
    ss = ["ss", "-Htn", "state", "syn-recv", f"sport = :{port}"]
    return len(subprocess.check_output(ss).splitlines())

for cookies in "0", "1":
    for backlog in 4, 64:
        print(f"tcp_syncookies {cookies}, listen({backlog}):",
              requests_kept(cookies, backlog), "of 200 kept")
with open("/proc/sys/net/ipv4/tcp_max_syn_backlog") as file:
    print("tcp_max_syn_backlog:", file.read().strip())
# #endregion measure
