# A worker that leaves: another session, another parent.
(setsid bash -c 'exec -a worker sleep 99' <&- >&- 2>&- &)
echo $$ >/run/shop.pid
exec -a shop sleep 98
