import os, select, threading, tty

# #region paste
def received(size, raw):
    keyboard, program = os.openpty()
    if raw:
        tty.setraw(program)
    pasted = b"x" * size + b"\r"
    threading.Thread(target=os.write, args=(keyboard, pasted)).start()
    total = 0
    while select.select([program], [], [], 1)[0]:
        total += len(os.read(program, 65536))
    return total - 1  # without the end of the line

for size in (4095, 4096, 20_000):
    print(f"pasted {size}: cooked {received(size, False)},",
          f"raw {received(size, True)}")
# #endregion paste
