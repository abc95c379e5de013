#!/bin/bash
cd "${0%/*}" && . ./prepare.sh
# #region inside
plug ubdb photos.img kernel
tr ' ' '\n' </run/events | say
stat -c '%A %U %n' /dev/ubdb | say
ls /dev/disk 2>&1 | say

say <<<'-- another name for the same device'
mknod /run/holiday b 98 16
blkid -o value -s LABEL /run/holiday | say

say <<<'-- who makes the node again?'
rm /dev/ubdb
/lib/systemd/systemd-udevd --daemon 2>/dev/null
udevadm trigger --settle /sys/block/ubdb
ls /dev/ubdb 2>&1 | say
unplug ubdb
plug ubdb photos.img kernel
ls /dev/ubdb 2>&1 | say
# #endregion inside
off
