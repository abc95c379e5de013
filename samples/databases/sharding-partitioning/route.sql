-- engine: postgres
CREATE DATABASE shard_a;
CREATE DATABASE shard_b;
\connect shard_a
CREATE TABLE orders (customer int, day date, cents int);
\connect shard_b
CREATE TABLE orders (customer int, day date, cents int);

\connect reader
CREATE EXTENSION postgres_fdw;
CREATE SERVER server_a FOREIGN DATA WRAPPER postgres_fdw
  OPTIONS (host '/run', dbname 'shard_a');
CREATE SERVER server_b FOREIGN DATA WRAPPER postgres_fdw
  OPTIONS (host '/run', dbname 'shard_b');
CREATE USER MAPPING FOR reader SERVER server_a OPTIONS (user 'reader');
CREATE USER MAPPING FOR reader SERVER server_b OPTIONS (user 'reader');
\pset footer off
-- #region route
CREATE TABLE orders (customer int, day date, cents int)
  PARTITION BY RANGE (customer);
CREATE FOREIGN TABLE orders_a PARTITION OF orders
  FOR VALUES FROM (1) TO (7) SERVER server_a
  OPTIONS (table_name 'orders');
CREATE FOREIGN TABLE orders_b PARTITION OF orders
  FOR VALUES FROM (7) TO (13) SERVER server_b
  OPTIONS (table_name 'orders');

-- query 1: with the shard key
EXPLAIN (COSTS OFF)
SELECT * FROM orders WHERE customer = 3;
-- query 2: without the shard key
EXPLAIN (COSTS OFF)
SELECT * FROM orders WHERE day = '2026-02-05';
-- #endregion route
