. ./unit.sh
# The unit to reach, and one that runs a script and then stops Linux.
unit default.target Wants=script.service
unit script.service {Success,Failure}Action=poweroff-immediate \
  '[Service]' Type=oneshot Standard{Output,Error}=tty \
  WorkingDirectory="$PWD" ExecStart="/bin/bash $1"

# Linux, on the files of this machine, with systemd as process 1.
# What the kernel does not know (here the path of the units) it
# hands on to that process.
setarch -R linux.uml mem=96M quiet con=null con0=null,fd:1 \
  root=/dev/root rootfstype=hostfs init=/lib/systemd/systemd \
  SYSTEMD_UNIT_PATH="$PWD/units" \
  SYSTEMD_LOG_TARGET=console SYSTEMD_LOG_COLOR=no \
  -- --show-status=no 2>&1 | tr -d '\r' |
  sed -n 's/^| //p; /too quickly/p'
