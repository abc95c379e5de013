#!/bin/bash
cd "${0%/*}" && . ./prepare.sh
mkdir -p /run/udev/rules.d && cp *.rules /run/udev/rules.d
/lib/systemd/systemd-udevd --daemon 2>/dev/null
# #region inside
plug ubdb photos.img udev
for name in early photos; do
  readlink /dev/$name | sed "s/^/$name -> /" | say
done
stat -c '%A %n' /dev/ubdb | say
# #endregion inside
off
