# Boots Linux with this archive and shows the lines that matter.
uml="setarch -R linux.uml mem=64M con=null con0=null,fd:1"
$uml initrd="$1" 2>&1 | tr -d '\r' |
  grep -oE -e '^(init: p|Run /|Initramfs |Failed to ex).*' \
    -e 'panic.*syncing: [^.]*'
true
