# prints the tag of mount $2 in the list of process $1
tag() {
  found=$(grep " $2 " /proc/$1/mountinfo | grep -oE '(shared|master):[0-9]+')
  echo "  gallery's tag:   ${found:-none}"
}
# prints whether process $2 has a mount at $3
has() {
  findmnt --task $2 $3 > /dev/null && answer=yes || answer=no
  printf '  %-17s%s\n' "$1:" $answer
}
# unmounts the USB disk and the CD, ends gallery
clean_up() {
  umount /tmp/photos/usb
  umount /tmp/photos/cd 2> /dev/null
  kill $gallery
}
# #region try
mount --make-rshared /
# the photo disk with two empty directories
mkdir /tmp/photos
mount -t tmpfs disk /tmp/photos
mkdir /tmp/photos/usb /tmp/photos/cd

try() {
  echo "--propagation $1"
  unshare --mount --propagation $1 sleep 300 &
  gallery=$!
  sleep 1
  tag $gallery /tmp/photos
  # the host mounts the USB disk
  mount -t tmpfs usb /tmp/photos/usb
  has "gallery has usb" $gallery /tmp/photos/usb
  # gallery mounts the CD
  nsenter --target $gallery --mount \
    mount -t tmpfs cd /tmp/photos/cd
  has "host has cd" $$ /tmp/photos/cd
  clean_up
}
try unchanged
try slave
try private
# #endregion try
umount --recursive /tmp/photos
