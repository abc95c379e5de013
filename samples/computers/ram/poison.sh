# bash poison.sh: runs poison.c as root on a small computer in QEMU
# #region boot
images=$(ls -d /usr/lib/debian-installer/images/*/amd64/text)
kernel=${images##*$'\n'}/debian-installer/amd64/linux
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir -p "$work"/root/{bin,dev,proc}
cp "$(command -v busybox)" "$work/root/bin"
gcc -O1 -static poison.c -o "$work/root/poison" || exit 1
cat > "$work/root/init" <<'END'
#!/bin/busybox sh
/bin/busybox --install -s /bin
mount -t proc proc /proc; mount -t devtmpfs dev /dev
dmesg -n 5; echo +++
/poison
grep -E 'MemTotal|HardwareCorrupted' /proc/meminfo
echo +++; poweroff -f
END
chmod +x "$work/root/init"
(cd "$work/root" && find . | cpio -o -H newc --quiet) > "$work/img"
timeout 250 qemu-system-x86_64 -accel tcg -m 160 -display none \
  -nodefaults -no-reboot -serial stdio -kernel "$kernel" \
  -initrd "$work/img" -append "console=ttyS0 quiet printk.time=0" \
  < /dev/null | tr -d '\r' | sed -n '/^+++/,/^+++/{/^+++/!p}'
# #endregion boot
