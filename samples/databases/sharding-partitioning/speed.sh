# The same 200,000 rides in one table, in 12 and in 365 partitions.
export PGOPTIONS='-c client_min_messages=warning'
trap 'rm -f ask.sql; psql -qc "DROP TABLE p1, p12, p365"' EXIT
# #region tables
psql -qAt <<'END'
CREATE UNLOGGED TABLE p1 (customer int, day date);
CREATE TABLE p12 (LIKE p1) PARTITION BY RANGE (day);
CREATE TABLE p365 (LIKE p1) PARTITION BY RANGE (day);
SELECT format('CREATE UNLOGGED TABLE p%1$s_%2$s PARTITION OF p%1$s
  FOR VALUES FROM (%3$L) TO (%4$L)', parts, n,
  date '2026-01-01' + n * 365 / parts,
  date '2026-01-01' + (n + 1) * 365 / parts)
FROM unnest('{12, 365}'::int[]) parts, generate_series(0, parts - 1) n
\gexec
INSERT INTO p1 SELECT n % 2000, date '2026-01-01' + n % 365
FROM generate_series(1, 200000) n;
INSERT INTO p12 SELECT * FROM p1;
INSERT INTO p365 SELECT * FROM p1;
CREATE INDEX ON p1 (customer);
CREATE INDEX ON p12 (customer);
CREATE INDEX ON p365 (customer);
VACUUM ANALYZE p1, p12, p365;
END
# #endregion tables
ask() {
  echo "SELECT count(*) FROM $1 WHERE $2;" > ask.sql
  locks=$(psql -qAt -v day="'2026-03-07'" -c BEGIN \
    -c '\o /dev/null' -f ask.sql -c '\o' \
    -c 'SELECT count(*) FROM pg_locks WHERE relation > 16383')
  rate=$(pgbench -n -T 2 -c 2 -D day=2026-03-07 -f ask.sql $3 2>&1 |
    sed -n 's/^tps = \([0-9]*\).*/\1/p')
  printf '%-5s%-40s%5s locks%7s a second\n' $1 "$2" $locks $rate
}
ask p1 'customer = 3'
ask p12 'customer = 3'
ask p365 'customer = 3'
ask p365 "customer = 3 AND day = '2026-03-07'"
ask p365 'customer = 3 AND day = current_date'
ask p365 'customer = 3 AND day = :day' '-M prepared'
