# A machine to break: its /boot is the folder boot.
# #region commands
linux=$(/usr/bin/linux.uml --version) # such as 6.1.176

fresh() {
  [ -d first ] || { mkdir boot && mkdir first; } || return
  umount -q boot 2>/dev/null
  rm -rf boot
  mkdir boot
  for version in "$@"; do add "$version"; done
}

tuesday() {
  fresh
  mount -t tmpfs -o size=33m tmpfs boot
  for version in 6.1.{1,2,3}00; do add "$version"; done
}

# Package manager: a kernel that bears this number, archive, menu.
add() {
  sed "s/$linux/$1/g" /usr/bin/linux.uml >"boot/vmlinuz-$1"
  chmod +x "boot/vmlinuz-$1"
  pack "$1"
  menu
}

remove() {
  rm -f "boot/vmlinuz-$1" "boot/initrd.img-$1"
  menu
}

# update-initramfs: init mounts your disk, read-only but for $PWD.
pack() {
  mkdir -p first/disk
  cp /bin/busybox first
  cat >first/init <<'END'
#!/busybox sh
/busybox mount -r -t hostfs none /disk
/busybox mount -t tmpfs none /disk/tmp
/busybox mkdir -p "/disk$folder"
/busybox mount -t hostfs -o "$folder" none "/disk$folder"
/busybox chroot /disk /bin/bash -c "cd '$folder'; $todo"
/busybox poweroff -f
END
  chmod +x first/init
  (cd first && find . | cpio -o -H newc --quiet | gzip) \
    >"boot/initrd.img-$1.new" &&
    mv "boot/initrd.img-$1.new" "boot/initrd.img-$1" ||
    rm "boot/initrd.img-$1.new"
}

# update-grub: a line for each kernel, the newest first.
menu() {
  for kernel in $(ls -r boot | grep vmlinuz); do
    archive=initrd.img-${kernel#*-}
    [ -f "boot/$archive" ] || archive=
    echo "$kernel $archive"
  done >boot/menu
}

# Power button and boot loader: start LINE [COMMAND]
start() {
  read -r kernel archive < <(sed -n "$1p" boot/menu 2>/dev/null)
  [ -f "boot/$kernel" ] || { echo nothing to load; return 1; }
  HOME=/tmp setarch -R "boot/$kernel" \
    ${archive:+"initrd=boot/$archive"} root=/dev/sda2 loglevel=1 \
    mem=128M con=null con0=null,fd:1 \
    "folder=\"$PWD\"" "todo=\"${2:-uname -r}\"" 2>/dev/null |
    tr -d '\r' | grep -v '^reboot: ' |
    sed '/^CPU:/,$d; s/: VFS:/:\n  VFS:/' | fold -s -w 70
}
# #endregion commands
