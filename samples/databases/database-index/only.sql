-- engine: postgres
\i ready.sql
\pset footer off
\set plan 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)'

-- #region only
CREATE INDEX covering ON orders (customer) INCLUDE (day);
:plan SELECT day FROM orders WHERE customer = 42;

UPDATE orders SET note = 'gift' WHERE customer = 42;
:plan SELECT day FROM orders WHERE customer = 42;

VACUUM orders;
:plan SELECT day FROM orders WHERE customer = 42;
-- #endregion only
