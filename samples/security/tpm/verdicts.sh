. ./tpm.sh

# #region table
policies='7 4,7 0,4,7,8,9'
try() {  # what is different, and the command that makes it so
  power_off; power_on; parts; eval "$2"; boot; primary
  printf '%-24s' "$1"
  for pcrs in $policies; do
    case $(unseal "$pcrs") in
      'disk key') printf '%-9s' 'disk key' ;;
      'a policy check failed') printf '%-9s' no ;;
      *) cat error ;;
    esac
  done
  echo
}

power_on; parts; boot; primary
for pcrs in $policies; do echo disk key | seal "$pcrs"; done
echo 'sealed to PCRs:         7        4,7      0,4,7,8,9'
try 'nothing'                :
try 'another loader'         'printf "grub 2.12" > loader'
try 'cmdline + init=/bin/sh' 'printf " init=/bin/sh" >> cmdline'
try 'initramfs, one byte'    'printf "initramfs 7.3" > initramfs'
try 'own key in db'          'printf "db: vendor, thief" > keys'
# #endregion table
power_off
