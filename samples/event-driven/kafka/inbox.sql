-- engine: sqlite
CREATE TABLE account (cents INTEGER);
CREATE TABLE seen (payment TEXT PRIMARY KEY);
INSERT INTO account VALUES (100);

-- p3 arrives
BEGIN;
UPDATE account SET cents = cents - 10
  WHERE NOT EXISTS (SELECT * FROM seen WHERE payment = 'p3');
INSERT OR IGNORE INTO seen VALUES ('p3');
COMMIT;

-- p3 arrives again
BEGIN;
UPDATE account SET cents = cents - 10
  WHERE NOT EXISTS (SELECT * FROM seen WHERE payment = 'p3');
INSERT OR IGNORE INTO seen VALUES ('p3');
COMMIT;

SELECT cents FROM account;
