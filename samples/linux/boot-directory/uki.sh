at=/usr/lib/debian-installer/images/12/amd64/text
cp $at/debian-installer/amd64/linux kernel
echo 'packed: init, cryptsetup' >initrd
echo 'root=/dev/sda2 quiet' >cmdline
openssl req -new -x509 -newkey rsa:2048 -nodes -subj /CN=me \
  -keyout key -out cert 2>log
objcopy \
  --add-section .cmdline=cmdline --change-section-vma .cmdline=0x30000 \
  --add-section .linux=kernel --change-section-vma .linux=0x2000000 \
  --add-section .initrd=initrd --change-section-vma .initrd=0x3000000 \
  /usr/lib/systemd/boot/efi/linuxx64.efi.stub all.efi
sbsign --key key --cert cert --output uki.efi all.efi 2>log

sbverify --list kernel | tail -n 1
sbverify --cert cert uki.efi 2>log
sed 's/init, crypt/evil, crypt/' uki.efi >changed.efi
sbverify --cert cert changed.efi 2>log
