-- engine: sqlite
CREATE TABLE item (no INTEGER, name TEXT);

BEGIN;
INSERT INTO item VALUES (1, 'book');
SAVEPOINT before_mug;
INSERT INTO item VALUES (2, 'mug');
SAVEPOINT before_mug;
INSERT INTO item VALUES (3, 'pen');
ROLLBACK TO SAVEPOINT before_mug;
INSERT INTO item VALUES (2, 'cup');
ROLLBACK TO SAVEPOINT before_mug;
INSERT INTO item VALUES (3, 'pen');
COMMIT;

SELECT no, name FROM item;
