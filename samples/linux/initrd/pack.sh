# Makes the disk, and the archive as in the first example.
bash disk.sh
mkdir -p early/bin early/dev early/proc early/sysroot
cp /usr/bin/busybox early/bin
cp init.sh early/init
chmod +x early/init
cp /usr/lib/uml/modules/*/kernel/fs/cramfs/cramfs.ko early
(cd early && find . | cpio -o -H newc --quiet) >initrd.img
