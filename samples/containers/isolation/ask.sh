say() {
  if answer=$("${@:2}" 2>&1); then printf '%-9s' "$1"
  else printf '%-9s' -
  fi
}
printf '%-9s' "$STAGE"
say process kill -0 "$VICTIM"
say server bash -c '< /dev/tcp/127.0.0.1/8080'
say name [ "$(hostname)" = workbench ]
say secret cat /home/reader/isolation/secret.txt
say kernel [ "$(cat /proc/sys/kernel/random/boot_id)" = "$BOOT" ]
say memory [ "$(head -1 /proc/meminfo)" = "$MEMORY" ]
echo
