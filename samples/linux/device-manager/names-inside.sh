#!/bin/bash
cd "${0%/*}" && . ./prepare.sh
/lib/systemd/systemd-udevd --daemon 2>/dev/null
# #region inside
names() {
  find /dev/disk -type l -printf '%l %P\n' | sort |
    sed 's|../../||' | say
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

say <<<'-- and a copy of the photos'
plug ubdd copy.img udev
names | grep aaaaaaaa
udevadm trigger --settle /sys/block/ubdc
names | grep aaaaaaaa
# #endregion inside
off
