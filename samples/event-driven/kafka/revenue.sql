-- engine: postgres
CREATE TABLE revenue (cents int);
INSERT INTO revenue VALUES (0);
CREATE TABLE done (id text PRIMARY KEY);
\set ON_ERROR_STOP off
-- #region work
BEGIN;
INSERT INTO done VALUES ('payment-7');
UPDATE revenue SET cents = cents + 1000;
COMMIT;
-- #endregion work

-- billing gets the record again after a crash
BEGIN;
INSERT INTO done VALUES ('payment-7');
UPDATE revenue SET cents = cents + 1000;
COMMIT;

SELECT cents FROM revenue;
