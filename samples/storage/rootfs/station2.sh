#!/bin/busybox sh
busybox mount -t proc proc /proc
busybox mount -o remount,rw /
busybox mount
echo "21 degrees" >> /log
busybox cat /log
busybox poweroff -f
