CREATE TABLE orders (
  id int PRIMARY KEY,
  customer int,
  day int,
  paid boolean,
  note text
);
INSERT INTO orders
SELECT n,               -- id
       n % 20000,       -- customer
       n / 400,         -- day
       n % 1000 <> 0,   -- paid
       repeat('x', 60)  -- note: makes the rows longer
FROM generate_series(1, 100000) AS n;
