"""A Linux kernel that runs as a process. To kill it is a power cut."""
import ctypes, os, signal, subprocess, sys

INSIDE = "PHASE" in os.environ  # the kernel starts the same program


def boot(phase, *disks, memory="64M"):
    """Boots with these files as disks; cuts the power at CUT."""
    program = os.path.abspath(sys.argv[0])
    kernel = subprocess.Popen(
        ["setarch", "-R", "linux.uml", f"mem={memory}", "rootfstype=hostfs",
         "rootflags=/", "rw", "loglevel=1",
         "con=null", "con0=null,fd:1",
         f"init={program}", f"PHASE={phase}",
         *(f"ubd{number}={disk}" for number, disk in enumerate(disks))],
        env=os.environ | {"TMPDIR": "/dev/shm"}, text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, start_new_session=True)
    for line in kernel.stdout:
        if line.startswith("CUT"):
            break
        if line.startswith("| "):
            print(line[2:].rstrip())
    os.killpg(kernel.pid, signal.SIGKILL)
    kernel.wait()


def mount(number, options=""):
    folder = f"/tmp/disk{number}"
    os.makedirs(folder, exist_ok=True)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(f"/dev/ubd{chr(97 + number)}".encode(),
                  folder.encode(), b"ext4", 0, options.encode()):
        raise OSError(ctypes.get_errno(), f"disk {number}")
    return folder


def wait_for_power_cut():
    print("CUT", flush=True)
    signal.pause()


def format(disk):
    open(disk, "w").truncate(8 << 20)
    subprocess.run(["/sbin/mke2fs", "-q", "-t", "ext4", "-J", "size=1",
                    "-E", "lazy_itable_init=0", disk], check=True)
