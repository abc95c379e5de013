import fcntl, os, struct, sys

# #region locks
def another_process_gets_it(command):
    """Asks for the same lock in a new process: True if granted."""
    child = os.fork()
    if child == 0:
        with open("ledger", "r+") as file:
            try:
                fcntl.fcntl(file, command, whole_file)
                os._exit(0)
            except OSError:
                os._exit(1)
    return os.waitstatus_to_exitcode(os.wait()[1]) == 0

whole_file = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, 0, 0, 0)
open("ledger", "w").close()

for name in "F_SETLK", "F_OFD_SETLK":
    command = getattr(fcntl, name)
    with open("ledger", "r+") as ledger:
        fcntl.fcntl(ledger, command, whole_file)
        before = another_process_gets_it(command)
        os.close(os.open("ledger", os.O_RDONLY))  # look, and close
        after = another_process_gets_it(command)
        print(f"{name:12} taken by another process: {before}, {after}")
# #endregion locks
