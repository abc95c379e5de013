# One signed file of kernel, initrd and cmdline, with a key of our own.
openssl req -new -x509 -newkey rsa:2048 -nodes -subj /CN=me \
  -keyout key -out cert 2>made
objcopy \
  --add-section .cmdline=cmdline --change-section-vma .cmdline=0x30000 \
  --add-section .linux=kernel --change-section-vma .linux=0x2000000 \
  --add-section .initrd=initrd --change-section-vma .initrd=0x3000000 \
  /usr/lib/systemd/boot/efi/linuxx64.efi.stub unsigned.efi
sbsign --key key --cert cert --output uki.efi unsigned.efi 2>made
