mkdir units
. ./unit.sh
unit shop.service '[Service]' Type=exec \
  ExecStart="/bin/bash $PWD/shop.sh"
unit main-only.service '[Service]' Type=exec KillMode=process \
  ExecStart="/bin/bash $PWD/shop.sh"
bash boot.sh escape-inside.sh
