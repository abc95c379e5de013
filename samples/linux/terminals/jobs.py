import ctypes, fcntl, os, signal, sys, termios

def name(number):
    return signal.Signals(number).name

def fate(job, flags=0):
    pid, status = os.waitpid(job, flags | os.WUNTRACED)
    if pid == 0:
        return "alive"
    if os.WIFSTOPPED(status):
        return "stopped by " + name(os.WSTOPSIG(status))
    if os.WIFSIGNALED(status):
        return "killed by " + name(os.WTERMSIG(status))
    return f"read {os.WEXITSTATUS(status)} bytes and ended"

# #region job
def job(reads=False):  # a process in a group of its own
    pid = os.fork()
    if pid == 0:
        os.close(keyboard)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})
        os.setpgid(0, 0)
        os._exit(len(os.read(screen, 99))) if reads else signal.pause()
    os.setpgid(pid, pid)
    return pid
# #endregion job

# #region shell
def shell():
    front, back = job(), job()
    os.tcsetpgrp(screen, front)
    os.write(keyboard, b"\x03")  # Ctrl+C
    print("Ctrl+C: front", fate(front))
    print("        back ", fate(back, os.WNOHANG))

    reader = job(reads=True)
    print("a job in the background reads:", fate(reader))
    os.tcsetpgrp(screen, reader)  # what the command fg does
    os.killpg(reader, signal.SIGCONT)
    os.write(keyboard, b"a line\r")
    print("in the foreground:", fate(reader))

    front, stopped = job(), job(reads=True)
    fate(stopped)  # until SIGTTIN has stopped it
    os.tcsetpgrp(screen, front)
    os.close(keyboard)  # the window closes
    print("window closed: shell gets", name(signal.sigwait({1})))
    print("        front", fate(front, os.WNOHANG))
    return front, back, stopped
# #endregion shell

sys.stdout.reconfigure(line_buffering=True)
signal.signal(signal.SIGINT, signal.SIG_DFL)
ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER: adopt the jobs
keyboard, screen = os.openpty()
result, told = os.pipe()
leader = os.fork()
if leader == 0:
    os.setsid()  # a session without a terminal
    fcntl.ioctl(screen, termios.TIOCSCTTY, 0)  # now with this one
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # for tcsetpgrp
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    jobs = shell()
    os.write(told, " ".join(map(str, jobs)).encode())
    os._exit(0)
os.close(keyboard)
os.waitpid(leader, 0)
front, back, stopped = map(int, os.read(result, 99).split())
print("shell ended:   front", fate(front))
print("               back ", fate(back, os.WNOHANG))
print("               back, stopped:", fate(stopped))
os.kill(back, signal.SIGKILL)
try:
    os.write(screen, b"hello")
except OSError as error:
    print("a write to the terminal:", error.strerror)
