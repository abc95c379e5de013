CREATE TABLE orders (
  id int PRIMARY KEY,
  customer int,
  day int,
  paid boolean,
  note text
);
-- % is the remainder: order 20042 is of customer 42
INSERT INTO orders
SELECT n, n % 20000, n / 400, n % 1000 > 0,
       repeat('x', 60)
FROM generate_series(1, 100000) AS n;
-- count how often each value occurs
VACUUM ANALYZE orders;
-- the disk is an SSD
SET random_page_cost = 1.1;
