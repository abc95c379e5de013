# bloat.sh, as root: laptop, router and server, as three network
# namespaces in a row. The router sends 10 Mbit/s to the server.
# #region machines
machines="laptop router server"
remove() {
  for m in $machines; do
    ip netns pids $m-$$ 2> /dev/null | xargs -r kill
    ip netns del $m-$$ 2> /dev/null
  done
}
trap remove EXIT
for m in $machines; do
  ip netns add $m-$$ || exit 1
  ip -n $m-$$ link set lo up
  eval "$m() { ip netns exec $m-$$ \"\$@\"; }"
done
plug() {  # MACHINE INTERFACE ADDRESS
  $1 ip addr add $3/24 dev $2
  $1 ip link set $2 up
}
cable() {  # MACHINE INTERFACE MACHINE INTERFACE
  ip link add $2 netns $1-$$ type veth peer $4 netns $3-$$
}
cable laptop lan0 router lan
cable router wan server wan0
plug laptop lan0 10.0.1.2
plug router lan 10.0.1.1
plug router wan 10.0.2.1
plug server wan0 10.0.2.2
laptop ip route add default via 10.0.1.1
server ip route add default via 10.0.2.1
router sysctl -qw net.ipv4.ip_forward=1
read -r ready < <(exec ip netns exec server-$$ \
  python3 upload.py server)
# #endregion machines

for size in 1mb 50kb; do
  router tc qdisc replace dev wan root \
    tbf rate 10mbit burst 5kb limit $size
  answer=$(laptop python3 upload.py client) || exit 1
  echo "buffer of $size: $answer"
done
