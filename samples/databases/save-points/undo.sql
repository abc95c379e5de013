-- engine: sqlite
CREATE TABLE note (line TEXT UNIQUE);

BEGIN;
INSERT INTO note VALUES ('one');
SAVEPOINT a;
INSERT INTO note VALUES ('two');
SAVEPOINT b;
INSERT INTO note VALUES ('three');
RELEASE b;
ROLLBACK TO a;
SELECT 'after ROLLBACK TO a' AS state, line FROM note;
INSERT INTO note VALUES ('four');
ROLLBACK TO a;
INSERT OR IGNORE INTO note VALUES ('one');
INSERT INTO note VALUES ('five');
COMMIT;
SELECT 'committed' AS state, line FROM note;
