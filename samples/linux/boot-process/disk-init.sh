#!/bin/busybox sh
echo "/sbin/init: process $$"
# Start a process that stands for the web shop.
# $PPID: the process that started it.
busybox sh -c 'echo "shop: child of $PPID"'
echo "bakery login:"
busybox poweroff -f # switch off
