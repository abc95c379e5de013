#!/usr/bin/env bash
# Runs one sample in a machine of its own. Started by sandbox.ts inside fresh user, mount, PID, network, IPC and UTS
# namespaces (`unshare`), as the root of that user namespace, which is nobody outside.
#
#   GW_MOUNT   empty folder that becomes the new root        GW_STAGE  folder whose content the sample starts with
#   GW_CWD     where that content goes (below /home/reader)  GW_BINDS  lines `source target ro|rw`
#   GW_NET     `loopback` brings lo up                       GW_DISK   MiB the sample may write
#   GW_USER    `reader`, or `root` of namespaces of its own
#   GW_LIMITS  arguments of prlimit                          and as arguments: the command to run
#
# File descriptor 3 receives `status N` when the command has ended; if it does not, the machine could not be built.
set -eu
root=$GW_MOUNT
mount -t tmpfs -o mode=755,size=64m tmpfs "$root"

for top in /usr /etc /opt /boot /sys /bin /sbin /lib /lib32 /lib64; do
  if [ -L "$top" ]; then cp -P "$top" "$root$top"
  elif [ -d "$top" ]; then mkdir "$root$top" && mount --rbind "$top" "$root$top"
  fi
done

mkdir -p "$root"/{proc,dev/pts,dev/shm,tmp,run,var/lib,home/reader,oldroot}
ln -s ../tmp "$root/var/tmp"
mount -t proc proc "$root/proc"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
for device in null zero full random urandom tty; do
  : >"$root/dev/$device" && mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
for pair in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${pair%:*}" "$root/dev/${pair#*:}"; done
mount -t tmpfs -o "mode=1777,size=${GW_DISK}m" tmpfs "$root/dev/shm"
mount -t tmpfs -o "mode=1777,size=${GW_DISK}m" tmpfs "$root/tmp"
mount -t tmpfs -o "mode=755,size=${GW_DISK}m" tmpfs "$root/home/reader"
mount -t tmpfs -o "mode=1777,size=${GW_DISK}m" tmpfs "$root/run"

# Who runs, and what the machine is called, is the same on every machine.
mkdir "$root/run/etc"
echo 'root:x:0:0:root:/root:/bin/bash
reader:x:1000:1000:Reader:/home/reader:/bin/bash
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin' >"$root/run/etc/passwd"
echo 'root:x:0:
reader:x:1000:
nogroup:x:65534:' >"$root/run/etc/group"
echo '127.0.0.1 localhost
::1 localhost' >"$root/run/etc/hosts"
echo workbench >"$root/run/etc/hostname"
for file in passwd group hosts hostname; do
  [ ! -e "$root/etc/$file" ] || mount --bind "$root/run/etc/$file" "$root/etc/$file"
done
hostname workbench 2>/dev/null || true
[ "$GW_NET" != loopback ] || ip link set lo up

mkdir -p "$root$GW_CWD"
cp -r --no-preserve=ownership "$GW_STAGE/." "$root$GW_CWD"
while read -r source target mode; do
  [ -n "$source" ] || continue
  mkdir -p "$root$target"
  mount --rbind "$source" "$root$target"
  [ "$mode" = rw ] || mount -o remount,bind,ro "$root$target" 2>/dev/null ||
    mount -o remount,bind,ro,nosuid,nodev "$root$target"
done <<<"$GW_BINDS"

cd "$root"
pivot_root . oldroot
umount -l /oldroot
rmdir /oldroot
mount -o remount,bind,ro tmpfs / # naming the source keeps /etc/fstab out of it
cd "$GW_CWD"

# The sample has no capabilities: a second user namespace in which it is the plain user 1000. A sample that asks for
# root gets it over namespaces of its own, where the mounts made here are locked.
if [ "$GW_USER" = root ]; then
  user=(--user --map-root-user --mount --net --uts)
  [ "$GW_NET" != loopback ] || set -- bash -c 'ip link set lo up; exec "$@"' bash "$@"
else
  user=(--user --map-user=1000 --map-group=1000)
fi
# Where no namespaces can be built, `startPlain` of sandbox.ts does the same without them.
# shellcheck disable=SC2086 # the limits are separate words
set +e
unshare "${user[@]}" -- \
  prlimit $GW_LIMITS -- "$@" 3>&- 2>&1
status=$?
echo "status $status" >&3
