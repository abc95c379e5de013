see() { [ -e "$1/file" ] && echo "  $1: there" || echo "  $1: -"; }
give() { mkdir -p "$1"; mount -t tmpfs none "$1"; touch "$1/file"; }

# #region groups
mkdir hub peer slave alone
mount -t tmpfs none hub
mount --make-shared hub
mkdir hub/disk hub/back
mount --bind hub peer                     # joins the group of hub
mount --bind hub slave
mount --make-slave slave
mount --bind hub alone
mount --make-private alone

echo 'mounted at hub/disk'
give hub/disk
for place in hub peer slave alone; do see $place/disk; done

echo 'mounted at slave/back'
give slave/back
for place in hub peer slave alone; do see $place/back; done
# #endregion groups

# #region leak
mkdir hub/usb
inside='mount -t tmpfs none hub/usb; touch hub/usb/file'
echo 'a new namespace that only unshares, then mounts hub/usb'
unshare --mount --propagation unchanged bash -c "$inside"
see hub/usb
umount hub/usb 2> /dev/null
echo 'the same, in a user namespace of its own too'
unshare --user --map-root-user --mount --propagation unchanged \
  bash -c "$inside"
see hub/usb
echo 'the first, made private before, as unshare(1) does'
unshare --mount bash -c "$inside"
see hub/usb
# #endregion leak
