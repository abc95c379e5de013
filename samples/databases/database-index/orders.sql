-- 100,000 orders of 20,000 customers in 250 days; 100 are open.
CREATE TABLE orders (id int, customer int, day date, state text,
                     note text);
INSERT INTO orders
SELECT n, n * 7919 % 20000, date '2026-01-01' + n / 400,
       CASE WHEN n % 1000 = 0 THEN 'open' ELSE 'paid' END,
       repeat('x', 60)
FROM generate_series(1, 100000) AS n;
VACUUM ANALYZE orders;
