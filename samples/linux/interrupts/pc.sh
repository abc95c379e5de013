# bash pc.sh PROGRAM.c LETTERS: makes the program, starts a PC in QEMU
# that runs it and nothing else, and types the letters. What the CPU
# does is noted in the file "log".
# #region make
gcc -m32 -O1 -Wall -Wno-unused-function -ffreestanding -fno-pic \
  -fno-stack-protector -mgeneral-regs-only -nostdlib -static -no-pie \
  -Wl,-N,-Ttext=0x100000,--build-id=none,--no-warn-rwx-segments \
  -Wl,-estart -o program "$1" || exit
type() {
  sleep 0.3
  for ((i = 0; i < ${#1}; i++)); do
    printf %s "${1:i:1}"
    sleep 0.02
  done
}
type "$2" | timeout 20 qemu-system-x86_64 -icount 2 -m 16 -nodefaults \
  -display none -serial stdio -no-reboot -kernel program \
  -device isa-debug-exit,iobase=0xF4 -d int -D log
rm program
# #endregion make
