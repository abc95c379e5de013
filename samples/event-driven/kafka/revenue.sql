-- engine: postgres
CREATE TABLE revenue (cents int);
INSERT INTO revenue VALUES (0);
CREATE TABLE done (place text PRIMARY KEY);
\set ON_ERROR_STOP off
-- #region work
BEGIN;
INSERT INTO done VALUES ('orders-1-2');
UPDATE revenue SET cents = cents + 1000;
COMMIT;
-- #endregion work

-- billing gets the record again after a crash
BEGIN;
INSERT INTO done VALUES ('orders-1-2');
UPDATE revenue SET cents = cents + 1000;
COMMIT;

SELECT cents FROM revenue;
