#!/usr/bin/python3
import os
from machine import INSIDE, boot, format, mount, wait_for_power_cut

# #region inside
def inside():
    with open(mount(0) + "/order", "w") as file:
        file.write("3 pears\n")
        file.flush()
        os.fsync(file.fileno())
    print("| fsync has returned: power cut")
    wait_for_power_cut()
# #endregion inside

if INSIDE:
    inside()
format("disk")
boot("only", "disk")
