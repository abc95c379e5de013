mkdir -p box
mount -t tmpfs none box
cp ask.sh box
cd box
mkdir usr proc
mount --rbind /usr usr
ln -s usr/bin usr/lib usr/lib64 .
mount -t proc none proc
pivot_root . .
umount -l .
cd /
