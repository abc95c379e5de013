-- engine: postgres
CREATE TABLE seat (no int PRIMARY KEY, taken boolean);
INSERT INTO seat SELECT n, false FROM generate_series(1, 4) AS n;
\set others '\\! psql -qAtc "SELECT no FROM seat ORDER BY no FOR UPDATE SKIP LOCKED" | xargs echo free for others:'
\pset tuples_only
BEGIN;
UPDATE seat SET taken = true WHERE no = 1;
SAVEPOINT a;
UPDATE seat SET taken = true WHERE no = 2;
SELECT 'sees', txid_current() - txid_current();
\! psql -qAtc "SELECT no FROM seat ORDER BY no FOR UPDATE SKIP LOCKED" | xargs echo free for others:
SAVEPOINT b;
UPDATE seat SET taken = true WHERE no = 3;
RELEASE b;
\! psql -qAtc "SELECT no FROM seat ORDER BY no FOR UPDATE SKIP LOCKED" | xargs echo free for others:
ROLLBACK TO a;
\! psql -qAtc "SELECT no FROM seat ORDER BY no FOR UPDATE SKIP LOCKED" | xargs echo free for others:
SELECT xmin, no, taken FROM seat ORDER BY no;
COMMIT;
SELECT no, taken FROM seat ORDER BY no;
