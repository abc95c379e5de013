-- engine: postgres
CREATE TABLE item (id int PRIMARY KEY, n int);
INSERT INTO item SELECT n, 0 FROM generate_series(1, 100) AS n;
\pset tuples_only

-- #region each
CREATE PROCEDURE update_each(many int) LANGUAGE plpgsql AS $$
BEGIN
  FOR row IN 1 .. many LOOP
    BEGIN
      UPDATE item SET n = n + 1 WHERE id = row;
    EXCEPTION WHEN others THEN
      RAISE NOTICE 'row % failed', row;
    END;
  END LOOP;
END $$;
-- #endregion each

-- #region count
SELECT txid_current() AS before \gset
CALL update_each(100);
SELECT 'transaction numbers used:', txid_current() - 1 - :before;

\echo '64 rows updated, not committed; a reader looks up'
BEGIN;
CALL update_each(64);
\! bash lookups.sh
ROLLBACK;
\echo '65 rows updated, not committed; a reader looks up'
BEGIN;
CALL update_each(65);
\! bash lookups.sh
ROLLBACK;
-- #endregion count
