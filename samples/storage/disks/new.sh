modprobe -a sd_mod scsi_debug  # new disk: 8 MB, the module's default
lsblk -o NAME,SIZE,TYPE,FSTYPE  #: Which one is it? Look twice.
printf 'label: gpt\ntype=linux\n' | sfdisk -q /dev/sda
mkfs.ext4 -q -L photos /dev/sda1
mkdir /run/photos
mount /dev/sda1 /run/photos
echo cat > /run/photos/cat.txt
sync -f /run/photos
lsblk -o NAME,SIZE,TYPE,MOUNTPOINTS
blkid -s UUID /dev/sda1
umount /run/photos
