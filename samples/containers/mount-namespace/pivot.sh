mkdir jail
bind='mount --bind jail jail'
pivot='cd jail && pivot_root . . && echo done'

echo '--- a directory'
unshare --mount --propagation private bash -c "$pivot"
echo '--- a mount, under a shared one'
unshare --mount --propagation shared bash -c "$bind; $pivot"
echo '--- a mount, under a slave'
unshare --mount --propagation slave bash -c "$bind; $pivot"
