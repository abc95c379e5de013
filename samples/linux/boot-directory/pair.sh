try() {
  (cd root && find . | cpio -o -H newc --quiet) >initrd.img
  setarch -R linux.uml mem=64M con=null con0=null,fd:1 \
    initrd=initrd.img 2>&1 | tr -d '\r' |
    grep -E '^(init: m|init: E|minix)' |
    sed -E 's/(\.[0-9]+)+ mod/.x mod/g; s/: version/:\n  version/; s/ should/\n  should/'
}

# #region pair
mkdir root && gcc -static -o root/init load.c
echo '== the module of this kernel'
cp /usr/lib/uml/modules/*/kernel/fs/minix/minix.ko root && try

echo '== the same module, made for another version'
sed -i 's/vermagic=6\./vermagic=5./' root/minix.ko && try
# #endregion pair
