-- engine: postgres
CREATE TABLE orders (
  id int, customer int, day date, state text, note text);
INSERT INTO orders SELECT n, n * 7919 % 20000,
  date '2026-01-01' + n / 400,
  CASE WHEN n % 1000 = 0 THEN 'open' ELSE 'paid' END,
  repeat('x', 60)
FROM generate_series(1, 100000) AS n;
VACUUM ANALYZE orders;
\pset tuples_only
\set plan 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF, BUFFERS)'

:plan SELECT * FROM orders WHERE customer = 42;

CREATE INDEX by_customer ON orders (customer, day);
:plan SELECT * FROM orders WHERE customer = 42;
\echo first column missing
:plan SELECT * FROM orders WHERE day = '2026-02-03';
\echo in the index already
:plan SELECT day FROM orders WHERE customer = 42;
UPDATE orders SET note = 'changed' WHERE customer = 42;
:plan SELECT day FROM orders WHERE customer = 42;
VACUUM orders;
:plan SELECT day FROM orders WHERE customer = 42;
\echo function
:plan SELECT * FROM orders WHERE customer + 0 = 42;
:plan SELECT * FROM orders WHERE customer = 42::numeric;
CREATE INDEX by_state ON orders (state);
ANALYZE orders;
:plan SELECT * FROM orders WHERE state = 'open';
:plan SELECT * FROM orders WHERE state = 'paid';
SET enable_seqscan = off;
:plan SELECT * FROM orders WHERE state = 'paid';
