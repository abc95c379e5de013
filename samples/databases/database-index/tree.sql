-- engine: postgres
-- Counts levels and pages of indexes. bt_metap gives the level of
-- the root, counted from 0 at the leaves. One page of each index
-- belongs to no level.
\set QUIET on
\i orders.sql
CREATE EXTENSION pageinspect;
\pset footer off

CREATE INDEX by_customer ON orders (customer);
CREATE UNLOGGED TABLE numbers AS
SELECT generate_series(1, 500000) AS number;
CREATE INDEX by_number ON numbers (number);

SELECT name, level + 1 AS levels,
       pg_relation_size(name) / 8192 - 1 AS pages
FROM unnest(ARRAY['by_customer', 'by_number']) AS name, bt_metap(name);
