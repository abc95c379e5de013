# A PostgreSQL server of its own in the folder "town", with three
# databases: ada, bob, and town, which passes work on to both.
# At the end it is stopped and removed.
# #region setup
PATH=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1):$PATH
export PGHOST=$PWD PGUSER=postgres PSQLRC=/dev/null
export PGOPTIONS='-c lock_timeout=1s'
initdb -D town -U postgres -A trust --wal-segsize=1 > log
pg() {
  pg_ctl -D town -w -l log -o "-k $PWD -c listen_addresses= \
    -c max_prepared_transactions=4" "$@" >> log
}
trap 'pg -m immediate stop; rm -r town log' EXIT
pg start

psql -qd postgres -c 'CREATE DATABASE town'
psql -qd town <<END
CREATE EXTENSION postgres_fdw;
CREATE TABLE gift (minutes int, customer int)
  PARTITION BY LIST ((customer % 2));
END
rest=0 known='VALUES (2), (4), (6)'
for db in ada bob; do
  psql -qd postgres -c "CREATE DATABASE $db"
  psql -qd $db <<END
CREATE TABLE customer (id int PRIMARY KEY);
INSERT INTO customer $known;
CREATE TABLE gift (minutes int, customer int REFERENCES customer
  DEFERRABLE INITIALLY DEFERRED);
END
  psql -qd town <<END
CREATE SERVER $db FOREIGN DATA WRAPPER postgres_fdw
  OPTIONS (host '$PWD', dbname '$db');
CREATE USER MAPPING FOR postgres SERVER $db;
CREATE FOREIGN TABLE on_$db PARTITION OF gift
  FOR VALUES IN ($rest) SERVER $db
  OPTIONS (table_name 'gift');
END
  rest=1 known='VALUES (1), (3), (5), (7)'
done

say() { echo "-- $1"; }
stored() { echo "stored: $(psql -Atd town -c 'TABLE gift')"; }
give() {
  psql -qd town -c "INSERT INTO gift VALUES $1" 2>&1 |
    grep -e ERROR -e remote
  stored
  psql -qd town -c 'DELETE FROM gift'
}
# #endregion setup
say 'one statement, and ada does not know customer 8'
give '(10, 3), (10, 8)'
say 'one statement, and bob does not know customer 9'
give '(10, 2), (10, 9)'

say 'the same in two phases'
prepare() {
  psql -qd $1 -c BEGIN -c "$3" -c "PREPARE TRANSACTION '$2'" 2>&1 |
    grep ERROR
}
prepare bob gift-1 'INSERT INTO gift VALUES (10, 3)'
prepare ada gift-1 'INSERT INTO gift VALUES (10, 8)'
psql -d bob -c "ROLLBACK PREPARED 'gift-1'"
stored

say 'bob has promised, and nobody comes back'
prepare bob gift-2 'UPDATE customer SET id = 9 WHERE id = 3'
pg restart
psql -d bob 2>&1 -c 'UPDATE customer SET id = 33 WHERE id = 3' |
  grep ERROR
psql -Atd bob -c 'SELECT gid FROM pg_prepared_xacts'
psql -d bob -c "COMMIT PREPARED 'gift-2'"
