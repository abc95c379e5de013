# Boots Linux with this image as its disk; shows what its init says.
setarch -R linux.uml mem=64M con=null con0=null,fd:1 \
  ubd0="$1" root=/dev/ubda init=/init 2>&1 |
  tr -d '\r' | grep -o 'Linux reads.*'
