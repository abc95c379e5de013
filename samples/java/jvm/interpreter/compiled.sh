# What HotSpot compiles of one method: bash compiled.sh Class method
java -Xbatch -XX:+PrintCompilation "$1" |
  awk -v name="$1::$2 " '
    /^--/ { print }
    index($0, name) {
      level = substr($0, 1, index($0, name) - 1)
      sub(/ +$/, "", level); sub(/.* /, "", level)
      reason = ""
      if (match($0, /not entrant: /))
        reason = "given up: " substr($0, RSTART + RLENGTH)
      what = $0 ~ /%/ ? "loop" : "whole"
      printf "level %s  %-5s  %s\n", level, what, reason
    }'
