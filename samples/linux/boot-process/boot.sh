# Packs the initramfs and the disk, boots Linux from them, and shows
# a few messages. The words after boot.sh become part of the command line.
set -e
# mkfs.ext4 is in a folder that a user's PATH may lack.
PATH=$PATH:/usr/sbin:/sbin
mkdir -p early/bin early/dev early/proc early/sysroot disk/bin disk/sbin
cp "$(command -v busybox)" early/bin
cp "$(command -v busybox)" disk/bin
cp early-init.sh early/init
cp disk-init.sh disk/sbin/init
chmod +x early/init disk/sbin/init
(cd early && find . | cpio -o -H newc --quiet) >initramfs.img
truncate -s 8M disk.img
mkfs.ext4 -q -F -d disk disk.img
# setarch -R: UML needs memory at addresses that are not random.
# con0=null,fd:1: no keyboard, messages to standard output.
setarch -R linux.uml mem=64M con=null con0=null,fd:1 \
  ubd0=disk.img initrd=initramfs.img "$@" 2>&1 | tr -d '\r' |
  grep -oE -e '^(Trying to unpack|Run |/init:|/sbin/init:).*' \
    -e '^(shop:|bakery|mount:).*' -e 'panic - not syncing: [^.]*[!.]'
