"""follow.py read|direct|write FILE: the kernel functions on its way"""
import io, mmap, os, subprocess, sys

TRACING = "/sys/kernel/tracing/"
SHOWN = """path_openat try_to_unlazy
    __lookup_slow ext4_lookup fuse_lookup
    do_dentry_open ext4_file_open proc_reg_open fuse_open
    vfs_read proc_reg_read_iter uptime_proc_show
    ext4_file_read_iter fuse_file_read_iter
    filemap_read ext4_readahead fuse_readahead
    vfs_write ext4_file_write_iter generic_perform_write
    vfs_fsync_range ext4_sync_file ext4_writepages
    submit_bio""".split()

def put(name, text, mode="w"):
    with open(TRACING + name, mode) as file:
        file.write(text)

def watch(step, *arguments):
    put("trace", "")
    os.write(switch, b"1")
    result = step(*arguments)
    os.write(switch, b"0")
    lines = [line.split("|", 1)[1].rstrip()
             for line in open(TRACING + "trace")
             if "|" in line and line[0] != "#"]
    print(*lines[:-1], sep="\n")  # the last is our own switching off
    return result

def follow(how, path):
    put("set_ftrace_pid", str(os.getpid()))
    put("set_ftrace_filter", "submit_bio")
    for function in SHOWN:
        try:
            put("set_ftrace_filter", function, "a")
        except OSError:
            pass  # this kernel does not have it (loaded)
    put("current_tracer", "function_graph")
    page = mmap.mmap(-1, 4096)
    file = watch(os.open, path,
                 {"read": os.O_RDONLY, "write": os.O_RDWR,
                  "direct": os.O_RDONLY | os.O_DIRECT}[how])
    if how == "write":
        watch(os.write, file, page)
        print("  -- fsync")
        watch(os.fsync, file)
    else:
        watch(io.FileIO(file).readinto, page)

if not os.path.exists(TRACING + "trace"):
    subprocess.run(["mount", "-t", "tracefs", "none", TRACING],
                   check=True)
switch = os.open(TRACING + "tracing_on", os.O_WRONLY)
os.write(switch, b"0")
try:
    follow(*sys.argv[1:])
finally:  # everything as it was by default, also after a failure
    for name, text in (("current_tracer", "nop"), ("set_ftrace_pid", ""),
                       ("set_ftrace_filter", ""), ("tracing_on", "1")):
        put(name, text)
