ask() { # a PC that is not switched on yet
  printf '%s\n' "$@" quit |
    qemu-system-x86_64 -M pc -m 64 -nodefaults -display none \
      -S -monitor stdio | tr -d '\r'
}
echo "== who answers at which address"
ask 'info mtree -f' | sed -n '/AS "memory"/,/^$/p' |
  sed -nE 's/^ +0{8}(.*)-0{8}(.*) \(.*, (.*)\): (.*)/\1 \2 \3 \4/p'
echo "== the same command, two addresses"
ask 'xp/1xw 0x100000' 'xp/1xw 0xfed00000' | grep '^0'
echo "== the other space, 65,536 ports"
ask 'info mtree -f' | sed -n '/AS "I\/O"/,/^$/p' |
  sed -nE 's/^ +0{12}(.*)-0{12}(.*) \(.*\): (i8042.*|rtc)/\1 \2 \3/p'
