# Sends a command such as "config ubdb=disk.img" to the kernel.
import os, socket, struct, sys
console = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
console.bind("uml/answer")
text = sys.argv[1].encode()
console.sendto(struct.pack("III512s", 0xCAFEBABE, 2, len(text), text),
               "uml/machine/mconsole")
console.recv(600)
os.unlink("uml/answer")
