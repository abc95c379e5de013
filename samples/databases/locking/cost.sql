CREATE TABLE big AS SELECT g AS id FROM generate_series(1, 200000) g;
VACUUM ANALYZE big;
CHECKPOINT;
BEGIN;
SELECT pg_current_wal_insert_lsn() AS start \gset
-- 1. read 200,000 rows, then count the bytes of log that this wrote
SELECT count(*) FROM (SELECT id FROM big) q;
SELECT pg_current_wal_insert_lsn() - :'start' AS log_bytes;
-- 2. the same with a lock on each row
SELECT count(*) FROM (SELECT id FROM big FOR UPDATE) q;
SELECT pg_current_wal_insert_lsn() - :'start' AS log_bytes;
-- 3. this session's locks on the table in the lock table in memory
SELECT locktype, mode FROM pg_locks
WHERE pid = pg_backend_pid() AND relation = 'big'::regclass;
ROLLBACK;
-- 4. advisory locks are kept in that table
SELECT count(pg_advisory_xact_lock(g))
FROM generate_series(1, 100000) g;
