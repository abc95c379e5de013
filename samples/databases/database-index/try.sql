-- engine: sqlite
CREATE TABLE orders (
  id INTEGER PRIMARY KEY, customer INT, day INT, note TEXT);
CREATE INDEX customer_day ON orders (customer, day);

EXPLAIN QUERY PLAN
SELECT note FROM orders WHERE customer = 42 AND day >= 100;
EXPLAIN QUERY PLAN
SELECT day FROM orders WHERE customer = 42;
EXPLAIN QUERY PLAN
SELECT note FROM orders WHERE day = 100;
