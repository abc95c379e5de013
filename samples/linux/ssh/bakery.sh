# Starts an sshd without root, with a new host key in bakery_key.
# ssh finds it on 127.0.0.1, port 2201, by the name bakery.
# "known": its host key is in known_hosts. "ready": a user key works, too.
# It writes files of ssh, so it stops where somebody may have some.
if [ "$(id -un)" != reader ] || [ -e ~/.ssh ]; then
  echo 'bakery.sh needs a user "reader" without a folder ~/.ssh' >&2
  return 1
fi
mkdir -p -m 700 ~/.ssh
printf 'bread\nrolls\nbread\n' > ~/orders
export SSH_ASKPASS_REQUIRE=force SSH_ASKPASS=$PWD/answer.sh
cat > ~/.ssh/config <<CONFIG
Host bakery
  HostName 127.0.0.1
  Port 2201
  HostKeyAlias bakery
  HashKnownHosts no
CONFIG

start_bakery() {
  rm -f bakery_key*
  ssh-keygen -q -t ed25519 -N '' -C bakery -f bakery_key
  /usr/sbin/sshd -f /dev/null -p 2201 -h "$PWD/bakery_key" \
    -E "$PWD/bakery.log" -o ListenAddress=127.0.0.1 \
    -o PasswordAuthentication=no -o KbdInteractiveAuthentication=no \
    -o Subsystem="sftp internal-sftp" \
    -o PidFile="$PWD/bakery_pid" || return 1
  until [ -s bakery_pid ]; do sleep 0.05; done
}

reinstall_bakery() {
  kill "$(cat bakery_pid)"
  while [ -e bakery_pid ]; do sleep 0.05; done
  start_bakery
}

(umask 077; touch ~/.ssh/authorized_keys)
start_bakery
case $1 in known | ready)
  echo "bakery $(cut -d ' ' -f 1,2 bakery_key.pub)" > ~/.ssh/known_hosts ;;
esac
if [ "$1" = ready ]; then
  ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519
  cat ~/.ssh/id_ed25519.pub >> ~/.ssh/authorized_keys
fi
