# #region machine
# boot.sh SETTINGS: switches the little machine on, for 12 seconds at
# most. SETTINGS are its disks and its kernel command line. User-mode
# Linux is a Linux kernel that runs as a program: it needs no rights,
# and sees no files of yours but its disks. It has 64 MB of memory,
# and leaves notes in the folder .uml of what it takes for your home.
HOME=$PWD timeout 12 setarch -R linux.uml mem=64M printk.time=1 \
  con=null con0=null,fd:1 "$@" 2>&1 |
  # The kernel's lines begin with a time. Of these, those about the
  # root; all others are from programs, after some of User-mode Linux.
  tr -d '\r' |
  sed -nE -e '/^\[/!{/^(Core|\t|Checking|reboot:|$)/!p;d}' \
    -e 's/^\[[ 0-9.]+\] //' \
    -e 's/^Kernel panic - not syncing: /Kernel panic: /' \
    -e '/^(Kernel panic|Run |Starting init|Failed to exec)/p' \
    -e '/^(VFS: [CMPU]|Disabling rootwait|Waiting for)/p'
# #endregion machine
