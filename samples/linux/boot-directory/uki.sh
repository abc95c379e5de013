# #region build
# A program for UEFI firmware; the real one is systemd-stub.
echo 'long start(void *image, void *table) { return 0; }' >stub.c
gcc -c -O2 -ffreestanding -fno-asynchronous-unwind-tables stub.c
objcopy -O pe-x86-64 -R .comment stub.o
ld -m i386pep --subsystem 10 -e start -o stub.efi stub.o

echo 'mem=64M con=null con0=null,fd:1' >cmdline
mkdir root && gcc -static -o root/init hello.c
(cd root && echo init | cpio -o -H newc --quiet) >initrd

add() { echo "--add-section .$1=$2 --change-section-vma .$1=$3"; }
objcopy $(add cmdline cmdline 0x150000000) \
  $(add initrd initrd 0x151000000) \
  $(add linux /usr/bin/linux.uml 0x160000000) stub.efi uki.efi
# #endregion build

# #region boot
objdump -f uki.efi | grep format
objdump -h uki.efi | awk '$2 ~ /^\./ { print "  " $2 }'

for part in linux initrd cmdline; do
  objcopy -O binary --only-section=.$part uki.efi my.$part
done
chmod +x my.linux
setarch -R ./my.linux $(cat my.cmdline) initrd=my.initrd 2>&1 |
  tr -d '\r' | grep -o 'init: started.*'

# #endregion boot

# #region sign
openssl genpkey -algorithm ed25519 -out key
sign() {
  openssl pkeyutl -sign -inkey key -rawin -in "$1" -out "$1.sig"
}
verify() {
  echo "$1: $(openssl pkeyutl -verify -inkey key -rawin \
    -in "$1" -sigfile "$1.sig")"
}
cp my.linux vmlinuz
sign vmlinuz && sign uki.efi

sed -i 's/started/altered/' initrd uki.efi
verify vmlinuz
setarch -R ./vmlinuz $(cat cmdline) initrd=initrd 2>&1 |
  tr -d '\r' | grep -o 'init: altered.*'
verify uki.efi
# #endregion sign
