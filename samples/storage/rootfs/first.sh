#!/bin/busybox sh
busybox mount -t proc proc /proc
busybox mount -t devtmpfs dev /dev
busybox mount
name=$(busybox grep -o 'LABEL=[^ ]*' /proc/cmdline)
disk=$(busybox findfs $name)
echo "$disk has it"
busybox mount -o ro $disk /sysroot
exec busybox switch_root /sysroot /sbin/init
