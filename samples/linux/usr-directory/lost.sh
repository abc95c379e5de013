# #region package
# A package: name, version, the file that it ships, one more field.
package() {
  mkdir -p "$1/DEBIAN" "$1/${3%/*}"
  printf '%s\n' "Package: $1" "Version: $2" "Architecture: all" \
    "Maintainer: R <r@example.org>" "Description: greets" \
    ${4:+"$4"} >"$1/DEBIAN/control"
  echo "echo hello" >"$1/$3"
  dpkg-deb --build "$1" "$1-$2.deb" >log && rm -r "$1"
}
# #endregion package
fresh() {
  mkdir -p "$1"/usr/bin "$1"/var/lib/dpkg/{info,updates}
  touch "$1/var/lib/dpkg/status"
}
install() {
  dpkg --root="$1" --log=log --install "$2.deb" >log 2>&1 || cat log
}

# #region move
# #region packages
package tools 1 bin/greet
package greeter 1 usr/bin/greet 'Replaces: tools (<< 2)'
package tools 2 usr/bin/wave
# #endregion packages

for layout in unmerged merged; do
  fresh "$layout"
  [ $layout = unmerged ] || ln -s usr/bin merged/bin
  echo "$layout:"
  for step in tools-1 greeter-1 tools-2; do
    install "$PWD/$layout" $step
    echo "  after $step" $(find $layout -name greet -printf '/%P ')
  done
  dpkg --root="$PWD/$layout" --verify greeter
done
# #endregion move
