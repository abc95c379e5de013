modprobe -a cbc aes_generic sha256_generic dm-mod algif_skcipher
modprobe -a essiv dm-crypt sd_mod
modprobe scsi_debug dev_size_mb=64 lbpu=1  # a disk with TRIM
vault() { echo secret | cryptsetup open -q --type plain "$@"; }

vault /dev/sda vault
mkfs.ext4 -q /dev/mapper/vault
mkdir /run/photos
mount /dev/mapper/vault /run/photos
lsblk -Do NAME,DISC-MAX
fstrim -v /run/photos

umount /run/photos
cryptsetup close vault
vault --allow-discards /dev/sda vault
mount /dev/mapper/vault /run/photos
fstrim -v /run/photos
