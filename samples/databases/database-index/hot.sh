# For each additional index, 50,000 rows are updated once.
for index in none '(number)' '(tries)' '(number) INCLUDE (tries)' \
  '(number) WHERE tries > 9' 'USING brin (tries)'; do
  create="CREATE INDEX ON visit $index"
  psql -XqAt -F ' ' <<END
SET client_min_messages = warning;
DROP TABLE IF EXISTS visit;
CREATE TABLE visit (number int PRIMARY KEY, tries int)
  WITH (fillfactor = 50);
INSERT INTO visit SELECT n, 0 FROM generate_series(1, 50000) AS n;
${create/*none/};
VACUUM ANALYZE visit;
CHECKPOINT;
SELECT pg_current_wal_lsn() AS start \gset
BEGIN;
UPDATE visit SET tries = tries + 1;
SELECT n_tup_hot_upd AS hot FROM pg_stat_xact_user_tables
  WHERE relname = 'visit' \gset
COMMIT;
SELECT rpad('$index', 25), lpad(:'hot', 5), 'hot',
  round((pg_current_wal_lsn() - :'start') / 1000000), 'MB of log';
DROP TABLE visit;
END
done
