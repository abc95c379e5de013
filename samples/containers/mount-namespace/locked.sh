# #region host
# on the host: the photo disk with a secret
mkdir /tmp/photos
mount -t tmpfs disk /tmp/photos
mkdir /tmp/photos/private
echo secret > /tmp/photos/private/key.txt
# an empty mount hides the secret
mount -t tmpfs empty /tmp/photos/private
# make the mount of the disk read-only
mount -o remount,bind,ro /tmp/photos
# #endregion host

# #region user
# root of a new user namespace tries to undo both
unshare --user --map-root-user --mount bash -c '
  umount /tmp/photos/private
  mount -o remount,bind,rw /tmp/photos
'
# #endregion user
umount --recursive /tmp/photos
