mkdir units
. ./unit.sh
# #region units
run='ExecStart=/bin/bash -c'
wait='until test -e /run/fail; do sleep 0.1; done'
fail="$run 'test -e /run/fail && sleep 99; $wait; exit 1'"
unit never.service '[Service]' Type=oneshot "$fail"
unit later.service '[Service]' Type=exec "$fail"
unit again.service '[Service]' Type=exec "$fail" Restart=on-failure \
  RestartSec=2
unit asked.service '[Service]' Type=exec "$run 'sleep 99'"

for server in never later again asked; do
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
