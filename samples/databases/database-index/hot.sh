hot() {  # hot NAME 'CREATE INDEX …': updates 50,000 rows once
  psql -XqAt -F ' ' <<END
SET client_min_messages = warning;
DROP TABLE IF EXISTS visit;
CREATE TABLE visit (number int PRIMARY KEY, tries int)
  WITH (fillfactor = 50);
INSERT INTO visit SELECT n, 0 FROM generate_series(1, 50000) AS n;
$2;
VACUUM ANALYZE visit;
CHECKPOINT;
SELECT pg_current_wal_lsn() AS start \gset
BEGIN;
UPDATE visit SET tries = tries + 1;
SELECT n_tup_hot_upd AS hot FROM pg_stat_xact_user_tables
  WHERE relname = 'visit' \gset
COMMIT;
SELECT rpad('$1', 25), lpad(:'hot', 5), 'hot',
  round((pg_current_wal_lsn() - :'start') / 1000000), 'MB of log';
DROP TABLE visit;
END
}
hot 'none' ''
for index in '(number)' '(tries)' '(number) INCLUDE (tries)' \
  '(number) WHERE tries > 9' 'USING brin (tries)'; do
  hot "$index" "CREATE INDEX ON visit $index"
done
