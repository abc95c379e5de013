-- engine: postgres
\i orders.sql
\i look.sql
CREATE INDEX tree ON orders (day);
CREATE INDEX each_key ON orders (day)
  WITH (deduplicate_items = off);
CREATE INDEX hash ON orders USING hash (day);
CREATE INDEX brin ON orders USING brin (day);
CREATE INDEX open_only ON orders (day) WHERE state = 'open';
CREATE INDEX covering ON orders (day) INCLUDE (customer);
CREATE EXTENSION btree_gin;
CREATE INDEX gin ON orders USING gin (day);

SELECT indexrelid::regclass AS index,
       pg_relation_size(indexrelid) / 8192 AS pages
FROM pg_index WHERE indrelid = 'orders'::regclass ORDER BY 2;
DROP INDEX tree, each_key, hash, covering, gin;
SELECT * FROM look('SELECT * FROM orders WHERE day = ''2026-02-03''');
