# bash board.sh PROGRAM.c [OPTIONS OF GCC]: makes the program and runs
# it on QEMU's board "virt", alone. What is piped in is typed there.
# #region make
riscv64-linux-gnu-gcc -Wall -ffreestanding -nostdlib -static \
  -mcmodel=medany -Wl,-N,--no-relax,-Ttext=0x80000000,-estart \
  -Wl,--build-id=none,--no-warn-rwx-segments "${@:2}" \
  -o program start.s "$1" || exit
[ -t 0 ] && exec < /dev/null
timeout 8 qemu-system-riscv64 -M virt -m 16 -bios none -nodefaults \
  -display none -serial stdio -kernel program $DEVICES 2> /dev/null
[ $? != 124 ] || echo "still running after 8 seconds"
# #endregion make
