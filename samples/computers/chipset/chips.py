"""Prints what is on bus 0 of a machine, in the format of lspci -x."""
import sys

from machine import Machine

with Machine(sys.argv[1]) as pc:
    for slot in range(32):
        for function in range(8):
            if pc.config(slot, function, 0) == 0xFFFF_FFFF:
                continue
            data = b"".join(
                pc.config(slot, function, i).to_bytes(4, "little")
                for i in range(0, 64, 4))
            print(f"00:{slot:02x}.{function} device")
            for row in range(0, 64, 16):
                print(f"{row:02x}:", data[row:row + 16].hex(" "))
            print()
