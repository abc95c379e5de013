#!/bin/sh
# Puts a finished build into the place of the site that is served, in one step, and keeps the hashed files of the
# deploys before it, which open tabs still ask for. `deploy/README.md` says how to use it on which host.
#
#   sh deploy/release.sh BUILD SITE [KEEP]
#
# BUILD  the folder of the new build
# SITE   what the server serves: becomes a link to a folder below SITE.releases
# KEEP   of how many deploys before this one the hashed files stay (3)
set -eu
LC_ALL=C
export LC_ALL

[ $# -ge 2 ] || { echo "usage: sh release.sh BUILD SITE [KEEP]" >&2; exit 2; }
build=$1
site=${2%/}
keep=${3:-3}
releases=$site.releases

[ -f "$build/index.html" ] || { echo "release.sh: expected a build in $build, found no index.html" >&2; exit 1; }
if [ -e "$site" ] && [ ! -L "$site" ]; then
  echo "release.sh: expected $site to be a link or nothing, found a folder. Move it away once." >&2
  exit 1
fi
mkdir -p "$releases"
if ! mkdir "$releases/lock" 2>/dev/null; then
  echo "release.sh: another release is under way. If it was killed: rmdir $releases/lock" >&2
  exit 1
fi
trap 'rmdir "$releases/lock"' EXIT
trap 'exit 1' HUP INT TERM

# Only what is in these folders has its content's hash in its name, and never means something else later.
hashed_files() {
  (
    cd "$1"
    for place in assets/css assets/files assets/fonts assets/ideal-img assets/images assets/js assets/medias search-index frames/edit-*; do
      if [ -e "$place" ]; then find "$place" -type f; fi
    done
  ) | sort
}

numbers() { find "$releases" -maxdepth 1 -type d -name '[0-9]*' ! -name '*.new' -exec basename {} \; | sort -n; }

last=$(numbers | tail -n 1)
number=$((${last:-0} + 1))
new=$releases/$number.new
rm -rf "$new"
cp -R "$build" "$new"
hashed_files "$new" > "$releases/$number.files"

for old in $(numbers | tail -n "$keep"); do
  hashed_files "$new" | comm -13 - "$releases/$old.files" > "$releases/carried"
  if [ -s "$releases/carried" ]; then
    tar -C "$releases/$old" -cf - -T "$releases/carried" | tar -C "$new" -xf -
  fi
done
rm -f "$releases/carried"
mv "$new" "$releases/$number"

# A link cannot be changed in one step, but replaced in one. GNU and BusyBox say -T, the BSDs and macOS -h.
rm -f "$site.next"
ln -s "$(basename "$releases")/$number" "$site.next"
mv -fT "$site.next" "$site" 2>/dev/null || mv -fh "$site.next" "$site"

for old in $(numbers); do
  if [ "$old" -lt $((number - keep)) ]; then rm -rf "${releases:?}/$old" "$releases/$old.files"; fi
done
echo "$site is now release $number"
