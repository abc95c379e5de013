# Makes the file disk: a file system of type cramfs.
mkdir -p real/bin real/sbin real/dev real/proc
cp /usr/bin/busybox real/bin
cp real-init.sh real/sbin/init
chmod +x real/sbin/init
# cramfs shortens group numbers; here that does no harm.
mkfs.cramfs real disk 2>&1 | grep -v 'gids truncated' || true
