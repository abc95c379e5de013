# `serve bank` starts an sshd without privileges, with the host key
# bank_key. The client finds it on 127.0.0.1 by its name.
mkdir -p -m 700 ~/.ssh
declare -A port=([bank]=2201 [vault]=2202)
export SSH_ASKPASS_REQUIRE=force SSH_ASKPASS=$PWD/answer.sh

for name in "${!port[@]}"; do
  printf 'Host %s\n  HostKeyAlias %s\n  Port %d\n' \
    "$name" "$name" "${port[$name]}"
done > ~/.ssh/config
cat >> ~/.ssh/config <<END
Host *
  HostName 127.0.0.1
  HashKnownHosts no
END

serve() {
  /usr/sbin/sshd -f /dev/null -p "${port[$1]}" -h "$PWD/$1_key" \
    -E "$PWD/$1_log" -o ListenAddress=127.0.0.1 -o StrictModes=no \
    -o PasswordAuthentication=no -o KbdInteractiveAuthentication=no \
    -o PidFile="$PWD/$1_pid" "${@:2}"
  until [ -s "$1_pid" ]; do sleep 0.05; done
}

stop() {
  kill "$(cat "$1_pid")"
  while [ -e "$1_pid" ]; do sleep 0.05; done
}
