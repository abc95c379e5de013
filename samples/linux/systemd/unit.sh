# Writes a unit file: its name, then its lines.
unit() {
  printf '%s\n' '[Unit]' DefaultDependencies=no "${@:2}" >"units/$1"
}
