# `serve bank` starts an sshd without privileges, with the host key
# bank_key. The client finds it on 127.0.0.1 by its name, and knows it.
# `allow ann` lets the key ann.pub log in. Passphrases are typed by
# passphrase.sh.
export SSH_ASKPASS=$PWD/passphrase.sh SSH_ASKPASS_REQUIRE=force
mkdir -p -m 700 ~/.ssh
declare -A port=([hop]=2200 [bank]=2201 [vault]=2202)

for name in "${!port[@]}"; do
  printf 'Host %s\n  HostKeyAlias %s\n  Port %d\n' \
    "$name" "$name" "${port[$name]}"
done > ~/.ssh/config
cat >> ~/.ssh/config <<END
Host *
  HostName 127.0.0.1
  StrictHostKeyChecking yes
END

key() { ssh-keygen -q -t ed25519 -N '' -C "$1" -f "$1"; }

serve() {
  key "$1_key"
  echo "$1 $(cut -d ' ' -f 1,2 "$1_key.pub")" >> ~/.ssh/known_hosts
  /usr/sbin/sshd -f /dev/null -p "${port[$1]}" -h "$PWD/$1_key" \
    -E "$PWD/$1_log" -o ListenAddress=127.0.0.1 -o StrictModes=no \
    -o PasswordAuthentication=no -o KbdInteractiveAuthentication=no \
    -o PidFile="$PWD/$1_pid"
  until [ -s "$1_pid" ]; do sleep 0.05; done
}

allow() { cp "$1.pub" ~/.ssh/authorized_keys; }
