# #region helpers
box=/sys/fs/cgroup/box
inside() { (echo 0 > $box/cgroup.procs; exec "$@"); }
use() {
  inside timeout 9 python3 -c "bytearray($1 << 20)"
  echo "status $?"
}
look() {
  sed -n -E 's/^(anon|file) (.*)/\1 \2/p' $box/memory.stat |
    while read name bytes; do echo "$name: $((bytes >> 20)) MiB"; done
}
say() { echo "-- $1"; }
echo +memory > /sys/fs/cgroup/cgroup.subtree_control
mkdir $box
# #endregion helpers
echo 40M > $box/memory.max
say 'limit 40 MiB, and a program writes a log of 60 MiB'
inside dd if=/dev/zero of=$disk/log bs=1M count=60 status=none
look
say 'a program fills 20 MiB'
use 20
say 'how much memory a program in the group sees'
inside grep MemTotal /proc/meminfo
say 'a program fills 60 MiB'
use 60
grep -w oom_kill $box/memory.events
say 'the same with swap'
/sbin/swapon /dev/ubda
use 60
grep pswpout /proc/vmstat
say 'no swap, limit 60 MiB, high 30 MiB: a program fills 40 MiB'
/sbin/swapoff /dev/ubda
echo 60M > $box/memory.max
echo 30M > $box/memory.high
use 40
say 'the same without high'
echo max > $box/memory.high
use 40
grep -w oom_kill $box/memory.events
