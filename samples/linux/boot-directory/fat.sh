# #region disk
# A FAT disk, at root/boot. Runs on the small machine.
for module in drivers/block/loop fs/fat/fat fs/fat/vfat \
  fs/nls/nls_cp437 fs/nls/nls_ascii fs/nls/nls_iso8859-1; do
  busybox insmod /usr/lib/uml/modules/*/kernel/$module.ko
done
mkdir -p memory
busybox mount -t tmpfs tmpfs memory
cd memory
truncate -s 8M disk
/sbin/mkfs.vfat disk >log
mkdir -p root/boot root/var/lib/dpkg/{info,updates}
touch root/var/lib/dpkg/status
busybox mknod loop b 7 0
busybox losetup loop disk
busybox mount -t vfat loop root/boot
# #endregion disk

# A package with one file for /boot.
mkdir -p package/DEBIAN package/boot
echo the kernel >package/boot/vmlinuz-6.1.100
printf '%s\n' 'Package: linux-image-6.1.100' 'Version: 1' \
  'Architecture: all' 'Maintainer: nobody' 'Description: kernel' \
  >package/DEBIAN/control
dpkg-deb --build package kernel.deb >log
for time in first second; do
  echo "== the $time time"
  dpkg --root=root --log=log -i kernel.deb 2>&1 >out |
    grep -v '^dpkg: warn'
done
