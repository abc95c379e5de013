-- engine: postgres
-- #region tables
CREATE TABLE revenue (cents int);
INSERT INTO revenue VALUES (0);
CREATE TABLE done (event text PRIMARY KEY);
-- #endregion tables
\set ON_ERROR_STOP off
-- #region work
-- billing handles the record "ana paid"
BEGIN;
INSERT INTO done VALUES ('orders-1-2');
UPDATE revenue SET cents = cents + 1000;
COMMIT;

-- billing gets the record again after a crash
BEGIN;
INSERT INTO done VALUES ('orders-1-2');
UPDATE revenue SET cents = cents + 1000;
COMMIT;

SELECT cents FROM revenue;
-- #endregion work
