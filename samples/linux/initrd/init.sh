#!/bin/busybox sh
echo "early: process $$"
busybox mount -t proc proc /proc
busybox mount -t devtmpfs dev /dev
busybox insmod /cramfs.ko
for word in $(busybox cat /proc/cmdline); do
  case $word in
    root=*) root=${word#root=} ;;
  esac
done
if busybox mount -t cramfs "$root" /sysroot; then
  echo "early: mounted $root"
  busybox mount --move /dev /sysroot/dev
  busybox mount --move /proc /sysroot/proc
  exec busybox switch_root /sysroot /sbin/init
fi
echo "early: cannot mount $root"
busybox poweroff -f
