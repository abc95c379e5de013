# bash pc.sh PROGRAM.c LETTERS: makes the program, starts a PC in QEMU
# that runs it and nothing else, and types the letters. What the CPU
# does is noted in the file "log". One run at a time in a folder.
# #region make
gcc -m32 -O1 -Wall -Wno-unused-function -ffreestanding -fno-pic \
  -fno-stack-protector -mgeneral-regs-only -nostdlib -static -no-pie \
  -Wl,-N,-Ttext=0x100000,--build-id=none,--no-warn-rwx-segments \
  -Wl,-estart -o program "$1" || exit
type() {
  for ((i = 0; i < 2000; i++)); do # until the program has begun
    [ -s ready ] && break
    sleep 0.01
  done
  for ((i = 0; i < ${#1}; i++)); do
    sleep 0.01
    printf %s "${1:i:1}"
  done
}
rm -f ready
type "$2" | timeout 60 qemu-system-x86_64 -icount 2 -m 16 -nodefaults \
  -display none -serial stdio -no-reboot -kernel program \
  -device isa-debug-exit,iobase=0xF4 -d int -D log \
  -debugcon file:ready
[ $? != 124 ] || echo "stopped after 60 seconds"
rm program ready
# #endregion make
