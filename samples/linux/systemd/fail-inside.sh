relations=(wants beside requires binds)
clients() { echo ${relations[@]/%/-$1}; }
all="$(clients never) $(clients later) $(clients again) $(clients asked)"
until_active() {  # so many of all clients
  until [ $(systemctl is-active $all | grep -c ^active) = $1 ]
  do sleep 0.5; done
}
until_settled() {  # the last job is that of this script
  until [ $(systemctl list-jobs --no-legend | wc -l) = 1 ]
  do sleep 0.5; done
}
id() { systemctl show -P InvocationID $1; }  # of this one start
state() {
  local is=$(systemctl is-active $1)
  [ $is = active ] && [ "${first[$1]}" ] && [ ${first[$1]} != $(id $1) ] &&
    is=restarted
  echo $is
}

systemctl start --no-block $all
until_active 13  # three wait for "never"
declare -A first
for client in $(clients again); do first[$client]=$(id $client); done
touch /run/fail
systemctl stop asked
until systemctl -q is-failed never && systemctl -q is-failed later &&
  [ "$(systemctl show -P NRestarts again)" = 1 ]
do sleep 0.5; done
until_settled

printf '| %-9s %-9s %-9s %-10s %s\n' '' never later again asked
for client in ${relations[@]}; do
  printf '| %-9s %-9s %-9s %-10s %s\n' $client \
    $(for server in never later again asked; do
      state $client-$server
    done)
done
