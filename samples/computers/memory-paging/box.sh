# #region helpers
box=/sys/fs/cgroup/box
inside() { (echo 0 > $box/cgroup.procs; exec "$@"); }
use() { inside python3 -c "bytearray($1 << 20)"; echo "status $?"; }
look() {
  sed -n -E 's/^(anon|file) (.*)/\1 \2/p' $box/memory.stat |
    while read name bytes; do echo "$name: $((bytes >> 20)) MiB"; done
}
say() { echo "-- $1"; }
# #endregion helpers
echo +memory > /sys/fs/cgroup/cgroup.subtree_control
mkdir $box
echo 40M > $box/memory.max
say 'a program in the box writes a log of 60 MiB'
inside dd if=/dev/zero of=$disk/log bs=1M count=60 status=none
look
say 'a program uses 20 MiB'
use 20
say 'what it believes to have'
inside grep MemTotal /proc/meminfo
say 'a program uses 60 MiB'
use 60
grep -w oom_kill $box/memory.events
say 'the same with swap'
/sbin/swapon /dev/ubda
use 60
grep pswpout /proc/vmstat
say 'without swap, and memory.high = 30M: 36 MiB in 9 seconds'
/sbin/swapoff /dev/ubda
echo 30M > $box/memory.high
inside timeout 9 python3 -c 'bytearray(36 << 20)'
echo "status $?"
grep -w oom_kill $box/memory.events
