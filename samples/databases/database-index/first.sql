-- engine: postgres
\i ready.sql
\pset footer off
\set plan 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)'

-- #region first
:plan SELECT * FROM orders WHERE customer = 42;

CREATE INDEX by_customer ON orders (customer);

:plan SELECT * FROM orders WHERE customer = 42;
-- #endregion first
