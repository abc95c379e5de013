set -e #: Stop at the first error.
rm -rf station disk
mkdir -p station/bin station/sbin
cp /usr/bin/busybox station/bin #: The programs, 2 MB in one file.
cp $1 station/sbin/init #: The first program.
chmod +x station/sbin/init
#: Empty, to mount on.
mkdir station/proc station/dev
#: The disk: a file of 8 MB, with an ext4 file system in it and in that a copy of `station`.
truncate -s 8M disk
mkfs.ext4 -qF -L station -d station disk
