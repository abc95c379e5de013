truncate -s 8M photos.img music.img
mkfs.ext4 -q -L photos photos.img
mkfs.ext4 -q -L music music.img
bash boot.sh names-inside.sh
