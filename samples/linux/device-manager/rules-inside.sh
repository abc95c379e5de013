#!/bin/bash
cd "${0%/*}" && . ./prepare.sh
mkdir -p /run/udev/rules.d && cp *.rules /run/udev/rules.d
/lib/systemd/systemd-udevd --daemon 2>/dev/null
# #region inside
heard() { cut -d' ' -f1,2 /run/events | uniq | xargs | say; }

plug ubdb photos.img kernel
until [ -e /dev/photos ]; do sleep 0.1; done
heard
touch /run/go
until grep -q '^udev add' /run/events; do sleep 0.1; done
heard
ls /dev/early /dev/photos 2>&1 | say
stat -c %A /dev/ubdb | say

say <<<'-- a new label, and no udev command'
e2label /dev/ubdb holiday
until grep -q '^udev change' /run/events; do sleep 0.1; done
ls /dev/disk/by-label /dev/photos 2>&1 | say
heard
# #endregion inside
off
