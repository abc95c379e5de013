#!/bin/busybox sh
# BusyBox is one program with many
# commands, for example sh and mount.
# $$ is the number of this process.
echo "/init: process $$"
# To mount is to make files visible in a
# directory: the kernel's information in
# /proc, its devices in /dev. -t: type.
busybox mount -t proc proc /proc
busybox mount -t devtmpfs dev /dev
# Find the disk's name in the command
# line. -o: print only the match. The
# dot stands for any character.
disk=$(busybox grep -o '/dev/ubd.' \
  /proc/cmdline)
# Mount the disk, or end with an error.
busybox mount "$disk" /sysroot || exit 1
# Replace this script by switch_root. It
# deletes the files of the initramfs,
# makes the disk the new /, and replaces
# itself by /sbin/init.
exec busybox switch_root \
  /sysroot /sbin/init
