mkdir units
. ./unit.sh
# #region units
crash="ExecStart=/bin/sh -c 'echo start >>/run/%p; exit 1'"
unit always.service '[Service]' Restart=always "$crash"
unit patient.service '[Service]' Restart=always RestartSec=3 "$crash"
# #endregion units
bash boot.sh loop-inside.sh
