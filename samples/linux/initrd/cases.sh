# Each case changes one thing in the archive and boots it.
bash pack.sh
try() {
  (cd "$1" && find . | cpio -o -H "$2" --quiet) >case.img
  bash boot.sh case.img | grep -v '^Trying'
}

echo '== 1. no /init in the archive'
cp -r early renamed
mv renamed/init renamed/start
try renamed newc

echo '== 2. cpio without -H newc'
try early bin

echo '== 3. /init is a script, its shell is missing'
cp -r early noshell
rm noshell/bin/busybox
try noshell newc

echo '== 4. /init ends with status 7'
cp -r early ends
printf '#!/bin/busybox sh\nexit 7\n' >ends/init
try ends newc

echo '== 5. no driver cramfs.ko in the archive'
cp -r early nodriver
rm nodriver/cramfs.ko
try nodriver newc
