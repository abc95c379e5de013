# #region build
mkdir root && cd root
mkdir usr dev tmp
for name in bin sbin lib lib64; do ln -s "usr/$name" "$name"; done
mount --rbind /usr usr
mount --rbind /dev dev
cd ..
# #endregion build

ask() {
  if chroot root env -i PATH=/usr/bin bash -c "$2" >out 2>&1; then
    printf '%-9s works\n' "$1"
  else
    printf '%-9s %s\n' "$1" "$(tail -n 1 out | sed 's/^$/fails/')"
  fi
}

# #region ask
ask gcc 'echo "int main(){}" | gcc -x c - -o /tmp/a && /tmp/a'
ask python 'python3 -c "import sqlite3, ssl"'
ask git 'git init --quiet /tmp/project'
ask timezone '[ "$(TZ=Asia/Tokyo date +%Z)" = JST ]'
ask whoami 'whoami'
ask resolver 'python3 -c "from socket import *
gethostbyname(\"localhost\")"'
ask service 'python3 -c "from socket import *
getservbyname(\"ssh\")"'
ask trust 'python3 -c "import ssl
assert ssl.create_default_context().get_ca_certs(), \"no CA\""'
# #endregion ask
