-- engine: postgres
CREATE TABLE seat (no int PRIMARY KEY, guest text);
INSERT INTO seat SELECT n, 'nobody' FROM generate_series(1, 4) AS n;

BEGIN;
UPDATE seat SET guest = 'Ada' WHERE no = 1;
SAVEPOINT friends;
UPDATE seat SET guest = 'Bob' WHERE no IN (1, 2);
SAVEPOINT more;
UPDATE seat SET guest = 'Eve' WHERE no = 3;
RELEASE more;
\! bash free.sh
ROLLBACK TO friends;
\! bash free.sh
COMMIT;
SELECT * FROM seat ORDER BY no;
