systemctl start {wants,beside,requires,binds}-{never,later,asked} \
  2>/dev/null
systemctl stop asked
until systemctl -q is-failed later; do sleep 0.1; done
sleep 2
printf '| %-9s %-9s %-9s %s\n' '' never later asked
for client in wants beside requires binds; do
  printf '| %-9s %-9s %-9s %s\n' $client \
    $(systemctl is-active $client-{never,later,asked})
done
