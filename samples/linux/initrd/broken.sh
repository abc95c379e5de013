tree() { mkdir -p "$1/etc" && cp init "$1" && echo hello >"$1/etc/greeting"; }
pack() { (cd "$1" && find . | cpio -o -H "${2:-newc}" --quiet) >"$1.cpio"; }
try() { echo "== $1" && bash boot.sh "$1.cpio"; }
gcc -static -O2 -o init init.c

# #region cases
tree renamed && mv renamed/init renamed/start
pack renamed && try renamed

tree dynamic && gcc -o dynamic/init init.c
pack dynamic && try dynamic

tree format && pack format odc && try format
pack format bin
try format

tree returns && touch returns/leave
pack returns && try returns

tree order && cd order
printf '%s\n' init etc/greeting etc |
  cpio -o -H newc --quiet >../order.cpio
cd .. && try order
# #endregion cases
