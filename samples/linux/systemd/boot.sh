# bash boot.sh SCRIPT: runs SCRIPT as root on a machine of its own,
# on which systemd is process 1. The machine is User Mode Linux: a
# Linux kernel that runs as an ordinary program. It sees the files
# of this computer and cannot change them.
mkdir units
# Units of the system: those of the journal, and the usual targets.
cp /lib/systemd/system/systemd-journald* units
for target in sysinit basic sockets timers multi-user shutdown
do cp "/lib/systemd/system/$target.target" units
done
cat >units/default.target <<END
[Unit]
DefaultDependencies=no
Wants=script.service
END
cat >units/script.service <<END
[Unit]
DefaultDependencies=no
SuccessAction=poweroff-immediate
FailureAction=poweroff-immediate
[Service]
Type=oneshot
StandardOutput=tty
StandardError=tty
WorkingDirectory=$PWD
ExecStart=/bin/bash $1
END
setarch -R linux.uml mem=128M quiet con=null con0=null,fd:1 \
  root=/dev/root rootfstype=hostfs init=/lib/systemd/systemd \
  SYSTEMD_UNIT_PATH="$PWD/units:/etc/systemd/system" \
  SYSTEMD_LOG_TARGET=console SYSTEMD_LOG_COLOR=no \
  -- --show-status=no 2>&1 | tr -d '\r' |
  sed -n 's/^| //p; s/^|$//p'
