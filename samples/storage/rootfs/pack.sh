set -e #: Stop at the first error.
rm -rf first
mkdir -p first/bin first/proc first/dev first/sysroot
cp /usr/bin/busybox "$@" first
mv first/busybox first/bin
mv first/$1 first/init #: The first file named is the program to start.
chmod +x first/init
cd first
#: All names here go into one archive, in the format that the kernel reads (`newc`).
find . | busybox cpio -o -H newc > ../first.img
