# bash small.sh SCRIPT: runs SCRIPT as root on a small computer
# with 128 MiB of RAM. It is User Mode Linux, a kernel that runs
# as an ordinary program. It sees the files of this computer.
# #region boot
if [ $$ != 1 ]; then
  for tool in linux.uml gcc; do
    command -v $tool > /dev/null || { echo "needs $tool"; exit 1; }
  done
  work=$(mktemp -d "$PWD/small.XXXX")
  trap 'rm -r "$work"' EXIT
  gcc -w -shared -fPIC -O2 amx.c -o "$work/amx.so"
  cp /usr/bin/mount "$work"  # a copy that is not setuid
  mkdir "$work/disk"
  truncate -s 100M "$work/swap" "$work/image"
  /sbin/mkswap -q "$work/swap"
  /sbin/mkfs.ext4 -q "$work/image"
  LD_PRELOAD=$work/amx.so setarch -R linux.uml mem=128M loglevel=1 \
    con=null con0=null,fd:1 root=/dev/root rootfstype=hostfs \
    ubd0="$work/swap" ubd1="$work/image" init=/bin/bash \
    -- "$PWD/small.sh" "$1" "$work" < /dev/null 2>&1 |
    tr -d '\r' | tee "$work/log" | sed '1,/^begin/d; /^end/,$d'
  grep -q ^end "$work/log" && exit
  grep -q ^begin "$work/log" || cat "$work/log"
  echo 'the small computer has stopped too early'
  exit 1
fi
echo begin
$2/mount -t proc none /proc
$2/mount -t sysfs none /sys
$2/mount -t cgroup2 none /sys/fs/cgroup
$2/mount /dev/ubdb "$2/disk"
cd "${0%/*}"
disk=$2/disk
. "./$1"
echo end
echo o > /proc/sysrq-trigger
sleep 9
# #endregion boot
