"""A Linux kernel that runs as a process. To kill it is a power cut."""
import ctypes, os, signal, subprocess, sys

INSIDE = "PHASE" in os.environ  # the kernel starts the same program
LIBC = ctypes.CDLL(None, use_errno=True)


# #region machine
def boot(*disks):
    """Boots with these files as disks; cuts the power at CUT."""
    program = os.path.abspath(sys.argv[0])
    if not os.access(program, os.X_OK):
        sys.exit(f"first type: chmod +x {program}")
    kernel = subprocess.Popen(
        ["setarch", "-R", "linux.uml", "mem=64M", "rootfstype=hostfs",
         "rootflags=/", "ro", "loglevel=1",
         "con=null", "con0=null,fd:1",
         f"init={program}", "PHASE=inside",
         *(f"ubd{number}={disk}" for number, disk in enumerate(disks))],
        env=os.environ | {"TMPDIR": "/dev/shm"}, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, start_new_session=True)
    for line in kernel.stdout:
        if line.startswith("CUT"):
            break
        if line.startswith("| "):
            print(line[2:].rstrip())
    else:
        print("The simulated computer has ended early. It needs the program"
              " linux.uml (Debian package user-mode-linux).")
    os.killpg(kernel.pid, signal.SIGKILL)
    kernel.wait()
# #endregion machine


def mount(source, folder, kind, options=""):
    os.makedirs(folder, exist_ok=True)
    if LIBC.mount(source.encode(), folder.encode(), kind.encode(), 0,
                  options.encode()):
        raise OSError(ctypes.get_errno(), f"mount {folder}")


def load(module):
    """Loads a module of the kernel that runs, which is this one's."""
    name = f"/usr/lib/uml/modules/{os.uname().release}/kernel/{module}"
    if LIBC.syscall(313, os.open(name, os.O_RDONLY), b"", 0):
        raise OSError(ctypes.get_errno(), name)


def wait_for_power_cut():
    print("CUT", flush=True)
    signal.pause()
