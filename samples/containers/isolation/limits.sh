# The first run copies mount, because the copy is not setuid,
# and starts a kernel; its process 1 runs this file again.
if [ $$ != 1 ]; then
  cp /usr/bin/mount .
  setarch -R linux.uml mem=96M loglevel=1 con=null con0=null,fd:1 \
    root=/dev/root rootfstype=hostfs init=/bin/sh \
    -- "$PWD/limits.sh" 2>&1 |
    tr -d '\r' | sed '1,/^begin/d; /^end/,$d'
  exit
fi
echo begin
mount=${0%/*}/mount
$mount -t proc none /proc
$mount -t sysfs none /sys
$mount -t cgroup2 none /sys/fs/cgroup
cd /sys/fs/cgroup
echo +memory > cgroup.subtree_control

# #region box
# the kernel shows control groups as
# directories: make a new group
mkdir group
# set the limit
echo 30M > group/memory.max
# no swap: nothing moves to the disk
echo 0 > group/memory.swap.max
# ( ) starts a second process, so
# the script itself has no limit
(
  # join the group (0: this process)
  echo 0 > group/cgroup.procs
  # ask for 60 megabytes
  python3 -c 'bytearray(60_000_000)'
)
# how many processes did the kernel
# end for lack of memory?
grep -w oom_kill group/memory.events
# #endregion box

echo end
echo o > /proc/sysrq-trigger
sleep 5
