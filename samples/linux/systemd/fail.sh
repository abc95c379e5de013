mkdir units
. ./unit.sh
# #region units
run='ExecStart=/bin/bash -c'
unit never.service '[Service]' Type=oneshot "$run 'sleep 2; exit 1'"
unit later.service '[Service]' Type=exec "$run 'sleep 2; exit 1'"
unit asked.service '[Service]' Type=exec "$run 'sleep 99'"

for server in never later asked; do
  client() {
    unit "$1-$server.service" "${@:2}" \
      '[Service]' Type=exec "$run 'sleep 99'"
  }
  client wants {Wants,After}=$server.service
  client beside Requires=$server.service
  client requires {Requires,After}=$server.service
  client binds {BindsTo,After}=$server.service
done
# #endregion units
bash boot.sh fail-inside.sh
