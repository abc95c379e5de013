#!/bin/bash
cd "${0%/*}" && . ./prepare.sh
/lib/systemd/systemd-udevd --daemon 2>/dev/null
# #region inside
names() {
  for link in /dev/disk/by-label/*; do
    echo "${link##*/} -> $(readlink -f "$link")" | say
  done
}
plug ubdb photos.img udev
plug ubdc music.img udev
names

say <<<'-- swapped'
unplug ubdb
unplug ubdc
plug ubdb music.img udev
plug ubdc photos.img udev
names
# #endregion inside
off
