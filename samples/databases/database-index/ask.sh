# ask CONDITION: how PostgreSQL finds the parcels, how many rows it
# found, and how many pages it read for that
export PGOPTIONS='-c max_parallel_workers_per_gather=0 -c jit=off'
ask() {
  psql -XqAt -c "EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF)
    SELECT * FROM parcel WHERE $1" | short "$1"
}
# #region awk
short() {
  awk -v what="$1" '
    /rows=/ && !rows { split($0, r, "rows="); rows = int(r[2]) "" }
    / Scan / && !way { way = $0; gsub(/^[ >-]+| \(.*/, "", way) }
    /Buffers/ && !pages {
      for (i = 1; i <= NF; i++)
        if ($i ~ /^(hit|read)=/) { sub(/.*=/, "", $i); pages += $i }
    }
    END {
      print what
      print "  " way ": " rows " rows, " pages " pages"
    }'
}
# #endregion awk
