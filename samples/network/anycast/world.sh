# Builds a small Internet on one Linux machine. Each name is a network
# namespace. The sites paris and seoul have the same service address.
#
#   ann -- west ------ east -- bob
#           |           |
#         paris       seoul

host() { # NAME: a network namespace of its own
  unshare --net sleep 100 &
  eval "$1=$!"
  disown
  until [ "$(readlink "/proc/$!/ns/net")" != "$(readlink /proc/$$/ns/net)" ]
  do sleep 0.01; done
  on "$1" ip link set lo up
  on "$1" sysctl -qw net.ipv4.ip_forward=1
}

on() { # NAME COMMAND...: runs a command on that machine
  local pid=${!1}
  shift
  nsenter --net="/proc/$pid/ns/net" -- "$@"
}

link() { # A ADDRESS B ADDRESS: a wire between two machines
  ip link add "$3" netns "${!1}" type veth peer name "$1" netns "${!3}"
  on "$1" ip addr add "$2/24" dev "$3"
  on "$3" ip addr add "$4/24" dev "$1"
  on "$1" ip link set "$3" up
  on "$3" ip link set "$1" up
}

start() { # SITE: starts its service
  on "$1" ip addr add 192.0.2.53/32 dev lo
  nsenter --net="/proc/${!1}/ns/net" -- python3 site.py "$1" &
  eval "service_$1=$!"
  disown
  until on "$1" ss -Hlntu | grep -c :53 | grep -q 2; do sleep 0.05; done
}

speak() { # ROUTER AS PREFIX "NEIGHBOUR ADDRESS AS"...: a BGP router
  local name=$1 as=$2 prefix=$3
  shift 3
  {
    echo 'roa4 table authorised;'
    echo 'protocol static {'
    echo '  roa4 { table authorised; };'
    echo '  route 192.0.2.0/24 max 24 as 64500;'
    echo '}'
    echo 'filter authorised_only {'
    echo '  bgp_local_pref = 100;'
    echo '  if roa_check(authorised, net, bgp_path.last) = ROA_INVALID'
    echo '  then reject;'
    echo '  accept;'
    echo '}'
    echo 'protocol device { scan time 1; }'
    echo 'protocol kernel { ipv4 { export where source = RTS_BGP; }; }'
    echo 'protocol static service {'
    echo '  ipv4;'
    [ "$prefix" = none ] || echo "  route $prefix blackhole;"
    echo '}'
    for neighbour; do
      set -- $neighbour
      echo "protocol bgp $1 {"
      echo "  local as $as; neighbor $2 as $3;"
      echo '  connect delay time 1; connect retry time 1;'
      echo '  ipv4 { import all; export all; };'
      echo '}'
    done
  } > "$name.conf"
  on "$name" bird -c "$name.conf" -s "$name.ctl" -P "$name.pid"
}

bgp() { # ROUTER COMMAND...: tells its BGP program something
  local name=$1
  shift
  birdc -s "$name.ctl" "$@" | tail -n +2
}

routes() { # ROUTER: the routes that it knows, the preferred one first
  bgp "$1" show route all | awk '
    /^[0-9]/ { prefix = $1 }
    match($0, /\[[a-z]+ /) { via = substr($0, RSTART + 1, RLENGTH - 2) }
    /as_path/ { $1 = ""; print prefix " via " via ":" $0 }'
}

settle() { # waits until the routers send packets by the preferred routes
  local router best
  for router in west east; do
    while true; do
      best=$(routes $router | head -n 1 | cut -d ' ' -f 3 | tr -d :)
      on $router ip route get 192.0.2.53 | grep -q "dev $best " && break
      sleep 0.1
    done
  done
}

after() { # COMMAND...: waits until it succeeds, then for the routers
  until "$@"; do sleep 0.1; done
  settle
}

knows() { routes west | grep -q "$1"; }
lacks() { ! knows "$1"; }

withdraw() { # SITE: ends its announcement
  bgp "$1" disable service > log
  after lacks "via $1:"
}

announce() { # SITE: begins its announcement again
  bgp "$1" enable service > log
  after knows "via $1:"
}

prefer() { # ROUTER NEIGHBOUR: local preference 200 for its routes
  local policy='import filter { bgp_local_pref = 200; accept; }'
  sed -i "/protocol bgp $2 /,/}/s/import all/$policy/" "$1.conf"
  bgp "$1" configure > log
  after first "via $2:"
}
first() { routes west | head -n 1 | grep -q "$1"; }

prepend() { # SITE: adds its AS number twice to its AS path
  local policy='export filter { bgp_path.prepend(64500);
    bgp_path.prepend(64500); accept; }'
  sed -i "s/export all/${policy//$'\n'/}/" "$1.conf"
  bgp "$1" configure > log
  after knows "64500 64500 64500"
}

hijack() { # mallory, AS 64511, joins and announces half of the prefix
  host mallory
  link mallory 10.1.3.2 west 10.1.3.1
  on mallory ip route add default via 10.1.3.1
  start mallory
  speak mallory 64511 192.0.2.0/25 "west 10.1.3.1 64501"
  {
    echo 'protocol bgp mallory {'
    echo '  local as 64501; neighbor 10.1.3.2 as 64511;'
    echo '  connect delay time 1; connect retry time 1;'
    echo '  ipv4 { import all; export all; };'
    echo '}'
  } >> west.conf
  bgp west configure > log
  until on west ip route get 192.0.2.53 | grep -q "dev mallory "
  do sleep 0.1; done
}

validate() { # ROUTER: refuses routes with a wrong origin
  sed -i 's/import all/import filter authorised_only/' "$1.conf"
  bgp "$1" configure > log
  after lacks "via mallory:"
}

stop() { # SITE: ends its service
  local pid="service_$1"
  kill "${!pid}"
  while on "$1" ss -Hlnu | grep -q :53; do sleep 0.05; done
}

first_question() { # ann connects, asks, and waits for the answer
  on ann python3 talk.py &
  talk=$!
  until [ -e asked ]; do sleep 0.1; done
}

second_question() { # ann asks again over the same connection
  touch continue
  wait $talk
}

# #region check
check() {
  site=$1 failed=0
  # leave the loop after three failures in a row
  while [ $failed -lt 3 ]; do
    answer=$(on $site python3 ask.py)
    if [ "$answer" = "I am $site" ]
    then failed=0
    else failed=$((failed + 1))
    fi
    sleep 0.5
  done
  withdraw $site
}
# #endregion check

for name in ann bob west east paris seoul; do host $name; done
link ann 10.1.0.2 west 10.1.0.1
link paris 10.1.1.2 west 10.1.1.1
link west 10.0.0.1 east 10.0.0.2
link seoul 10.2.1.2 east 10.2.1.1
link bob 10.2.0.2 east 10.2.0.1
on ann ip route add default via 10.1.0.1
on bob ip route add default via 10.2.0.1
on paris ip route add default via 10.1.1.1
on seoul ip route add default via 10.2.1.1
on west ip route add 10.2.0.0/16 via 10.0.0.2
on east ip route add 10.1.0.0/16 via 10.0.0.1
start paris
start seoul
speak west 64501 none "east 10.0.0.2 64502" "paris 10.1.1.2 64500"
speak east 64502 none "west 10.0.0.1 64501" "seoul 10.2.1.2 64500"
speak paris 64500 192.0.2.0/24 "west 10.1.1.1 64501"
speak seoul 64500 192.0.2.0/24 "east 10.2.1.1 64502"
for router in west east; do
  until [ "$(routes $router | wc -l)" = 2 ]; do sleep 0.1; done
done
settle
