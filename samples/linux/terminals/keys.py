import os, select, tty

def pending(fd):  # all that comes until half a second of silence
    data = None
    while select.select([fd], [], [], 0.5)[0]:
        piece = os.read(fd, 9000)
        data = (data or b"") + piece
        if piece == b"":
            break
    return data

# #region typed
def typed(keys, mode):
    keyboard, program = os.openpty()
    if mode == "raw":
        tty.setraw(program)
    os.write(keyboard, keys)
    print(f"{mode} {keys}")
    print("  program reads", pending(program))
    print("  screen gets  ", pending(keyboard))

typed(b"cart\x7f\x7ft", "cooked")
typed(b"cart\x7f\x7ft\r", "cooked")
typed(b"cart\x7f\x7ft\r", "raw")
typed(b"ca\x04", "cooked")
typed(b"\x04", "cooked")
# #endregion typed
