truncate -s 8M photos.img music.img
rest=0000-0000-0000-000000000000
mkfs.ext4 -q -L photos -U aaaaaaaa-$rest photos.img
mkfs.ext4 -q -L music -U bbbbbbbb-$rest music.img
cp photos.img copy.img
bash boot.sh names-inside.sh
