# start.sh VERSION: plays the boot loader. It loads the kernel and the
# initramfs of this version from boot, and starts the kernel. The kernel
# is User Mode Linux, which runs as an ordinary program.
setarch -R "boot/vmlinuz-$1" mem=64M con=null con0=null,fd:1 \
  "initrd=boot/initrd.img-$1" 2>&1 | tr -d '\r' | grep -o 'init: started.*'
