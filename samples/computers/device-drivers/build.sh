# build.sh [RELEASE [NAME]]: compiles greeter.c into greeter.ko.
# Where a module's start and end are kept is taken from a ready one.
modules=$(echo /usr/lib/uml/modules/*)
case ${modules##*/} in
  6.1.*) ;;
  *) echo "kernel.h is a copy of 6.1, this kernel is ${modules##*/}" >&2
     exit 1 ;;
esac
loop=$modules/kernel/drivers/block/loop.ko
at() {
  objdump -r -j .gnu.linkonce.this_module $loop |
    awk -v name="$1" '$3 == name { print "0x" $1 }'
}
size=$(objdump -h $loop | awk '$2 ~ /this_module/ { print "0x" $3 }')
gcc -c -O2 -Wall -ffreestanding -mcmodel=large -mno-red-zone \
  -mno-sse -fno-pie -fno-stack-protector -fcf-protection=none \
  -DINIT="$(at init_module)" -DEXIT="$(at cleanup_module)" \
  -DSIZE="$size" -o "${2:-greeter}.ko" greeter.c \
  -DMAGIC="\"${1:-${modules##*/}} mod_unload \""
