# #region listen
import socket

NETLINK_KOBJECT_UEVENT = 15
events = socket.socket(socket.AF_NETLINK, socket.SOCK_DGRAM,
                       NETLINK_KOBJECT_UEVENT)
events.bind((0, 1 | 2))  # group 1: the kernel, group 2: udev
while True:
    data, (_, group) = events.recvfrom(8192)
    sender = {1: "kernel", 2: "udev"}[group]
    fields = dict(word.decode().split("=", 1)
                  for word in data.split(b"\0") if b"=" in word)
    # #endregion listen
    if fields["SUBSYSTEM"] != "block":
        continue
    fields.pop("SEQNUM")
    print(sender, fields.pop("ACTION"),
          *(f"{key}={value}" for key, value in fields.items()), flush=True)
