# Boots Linux on the files of this machine, with $1 as process 1.
# Of what it prints, lines with "|" are shown, and lines with "host"
# are carried out here: they plug and unplug disks.
mkdir uml
setarch -R linux.uml mem=96M quiet con=null con0=null,fd:1 \
  umid=machine uml_dir="$PWD/uml" root=/dev/root rootfstype=hostfs \
  init="$PWD/$1" 2>&1 </dev/null |
  while read -r word line; do
    case $word in
      '|') echo "${line%$'\r'}" ;;
      host) python3 host.py "${line%$'\r'}" ;;
    esac
  done
