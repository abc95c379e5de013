# Starts Linux with the file disk and the given settings.
# Shows the lines that matter, and shortens them.
# setarch -R: UML needs memory at addresses that are not random.
# con0=null,fd:1: no keyboard, messages to standard output.
setarch -R linux.uml mem=64M con=null con0=null,fd:1 ubd0=disk "$@" 2>&1 |
  tr -d '\r' |
  sed -n -E \
    -e 's/^Kernel panic - not syncing: /panic: /' \
    -e 's/ on device .*//' \
    -e '/^(panic|init|touch): /p' \
    -e '/^(VFS: Mounted root|Run .sbin.init)/p'
