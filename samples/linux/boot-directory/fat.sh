# What dpkg does on FAT. Runs on the small machine, as root.
cd /usr/lib/uml/modules/*/kernel
for module in drivers/block/loop fs/fat/fat fs/fat/vfat \
  fs/nls/nls_cp437 fs/nls/nls_ascii fs/nls/nls_iso8859-1; do
  busybox insmod $module.ko 2>&1
done
mount -t tmpfs tmpfs /mnt
cd /mnt
truncate -s 8M disk
mkfs.vfat disk >made
mkdir -p root/boot root/var/lib/dpkg/info root/var/lib/dpkg/updates
touch root/var/lib/dpkg/status
mount -o loop disk root/boot

mkdir -p package/DEBIAN package/boot
echo the kernel >package/boot/vmlinuz-6.1.100
printf '%s\n' 'Package: linux-image-6.1.100' 'Version: 1' \
  'Architecture: all' 'Maintainer: nobody' 'Description: kernel' \
  >package/DEBIAN/control
dpkg-deb --build package kernel.deb >made
for time in first second; do
  echo "== the $time time"
  dpkg --root=root -i kernel.deb 2>&1 >done | grep -v '^dpkg: warn'
done
