# The backup of two tables is slow, since nobody reads what it writes.
export PGOPTIONS='-c lock_timeout=1s -c client_min_messages=warning'
trap 'psql -qc "DROP SCHEMA dump CASCADE"; rm -f pipe' EXIT
psql -q <<END
CREATE SCHEMA dump;
CREATE TABLE dump.item (id int);
CREATE TABLE dump.visit AS SELECT n FROM generate_series(1, 100000) n;
END
mkfifo pipe
pg_dump -n dump > pipe &
exec 3< pipe
until psql -Atc "SELECT query FROM pg_stat_activity
    WHERE application_name = 'pg_dump'" | grep '^COPY'; do
  sleep 0.1
done
change() { psql -c 'ALTER TABLE dump.item ADD color text'; }
change
cat <&3 > /dev/null   # now somebody reads
wait
change
