-- engine: postgres
\i orders.sql
\pset tuples_only
\set plan 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)'

:plan SELECT * FROM orders WHERE customer = 42;
CREATE INDEX by_customer ON orders (customer, day);
:plan SELECT * FROM orders WHERE customer = 42;
