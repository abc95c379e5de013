mkdir vault
echo 'the key' > vault/key
mount -t tmpfs none vault
ls vault

echo '--- another mount namespace'
unshare --mount sh -c 'umount vault && cat vault/key'
echo '--- and another user namespace'
unshare --mount --user --map-root-user \
  sh -c 'umount vault && cat vault/key'
