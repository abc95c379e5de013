#!/bin/busybox sh
busybox mount -t proc proc /proc
busybox mount
echo "21 degrees" >> /log
busybox poweroff -f
