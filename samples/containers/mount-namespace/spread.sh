# prints yes if process $1 has a mount at $2
has() {
  findmnt --task $1 $2 > /dev/null && echo yes || echo no
}
# #region try
mount --make-rshared /
# the photo disk with two empty directories
mkdir /tmp/photos
mount -t tmpfs disk /tmp/photos
mkdir /tmp/photos/usb /tmp/photos/cd

try() {
  unshare --mount --propagation $1 sleep 300 &
  gallery=$!
  sleep 1
  echo "--propagation $1"
  # print the tag of gallery's mount
  grep /tmp/photos /proc/$gallery/mountinfo |
    grep -oE '(shared|master):[0-9]+' || echo 'no tag'
  # the host mounts the USB disk
  mount -t tmpfs usb /tmp/photos/usb
  echo "  gallery has usb: $(has $gallery /tmp/photos/usb)"
  # gallery mounts the CD
  nsenter --target $gallery --mount \
    mount -t tmpfs cd /tmp/photos/cd
  echo "  host has cd:     $(has $$ /tmp/photos/cd)"
  # #region cleanup
  umount /tmp/photos/usb
  umount /tmp/photos/cd 2> /dev/null
  kill $gallery
  # #endregion cleanup
}
try unchanged
try slave
try private
# #endregion try
umount --recursive /tmp/photos
