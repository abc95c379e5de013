# Starts Linux with the file disk and, if given, an archive.
# Shows the lines that matter, and shortens the panic's.
# setarch -R: UML needs memory at addresses that are not random.
# con0=null,fd:1: no keyboard, messages to standard output.
uml="setarch -R linux.uml mem=64M con=null con0=null,fd:1"
$uml ubd0=disk root=/dev/ubda ${1:+initrd="$1"} 2>&1 |
  tr -d '\r' |
  sed -n -E \
    -e 's/^Kernel panic - not syncing: /panic: /' \
    -e 's/(No working init found\.).*/\1/' \
    -e 's/(unpacking failed: [a-z]+ [a-z]+).*/\1/' \
    -e '/^(early|real|panic): /p' \
    -e '/^(Trying to unpack|Run .init|Failed to execute .init|Initramfs )/p'
