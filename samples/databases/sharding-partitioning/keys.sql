-- engine: postgres
CREATE TABLE orders (customer int, day date, cents int)
  PARTITION BY RANGE (day);
CREATE TABLE orders_mar PARTITION OF orders
  FOR VALUES FROM ('2026-03-01') TO ('2026-04-01');
\set VERBOSITY terse
\set ON_ERROR_STOP off
-- #region errors
-- id alone does not contain the partition key
ALTER TABLE orders ADD COLUMN id int;
ALTER TABLE orders ADD PRIMARY KEY (id);
-- with day, PostgreSQL accepts the key
ALTER TABLE orders ADD PRIMARY KEY (id, day);
-- the same id 1 on two days
INSERT INTO orders VALUES (3, '2026-03-20', 700, 1);
INSERT INTO orders VALUES (8, '2026-03-21', 900, 1);
SELECT id, day FROM orders;
-- no partition for April
INSERT INTO orders VALUES (3, '2026-04-02', 100, 2);
-- #endregion errors
