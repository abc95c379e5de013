-- engine: sqlite
CREATE TABLE item (no INTEGER, name TEXT);

BEGIN;
INSERT INTO item VALUES (1, 'book');
SAVEPOINT before_mug;
INSERT INTO item VALUES (2, 'mug');
ROLLBACK TO SAVEPOINT before_mug;
INSERT INTO item VALUES (3, 'pen');
COMMIT;

SELECT no, name FROM item;
