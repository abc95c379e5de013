-- engine: postgres
\pset footer off
-- #region parts
CREATE TABLE orders (customer int, day date, cents int)
  PARTITION BY RANGE (day);
CREATE TABLE orders_jan PARTITION OF orders
  FOR VALUES FROM ('2026-01-01') TO ('2026-02-01');
CREATE TABLE orders_feb PARTITION OF orders
  FOR VALUES FROM ('2026-02-01') TO ('2026-03-01');
CREATE TABLE orders_mar PARTITION OF orders
  FOR VALUES FROM ('2026-03-01') TO ('2026-04-01');
INSERT INTO orders VALUES
  (3, '2026-01-10', 500), (8, '2026-02-05', 900),
  (3, '2026-03-20', 700);

-- query 1: the orders of one day
EXPLAIN (COSTS OFF)
SELECT * FROM orders WHERE day = '2026-02-05';
-- query 2: the orders of one customer
EXPLAIN (COSTS OFF)
SELECT * FROM orders WHERE customer = 3;
-- #endregion parts
