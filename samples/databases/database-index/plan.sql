-- engine: sqlite
CREATE TABLE orders (
  id INTEGER PRIMARY KEY, customer INT, day TEXT, note TEXT);
CREATE INDEX by_customer ON orders (customer, day);

EXPLAIN QUERY PLAN
SELECT note FROM orders WHERE customer = 42 ORDER BY day;

EXPLAIN QUERY PLAN
SELECT day FROM orders WHERE customer = 42 ORDER BY day;

EXPLAIN QUERY PLAN
SELECT note FROM orders WHERE day = '2026-02-03' ORDER BY customer;

EXPLAIN QUERY PLAN
SELECT note FROM orders WHERE id = 42;
