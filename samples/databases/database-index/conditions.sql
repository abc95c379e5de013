-- engine: postgres
\i orders.sql
\i look.sql
CREATE INDEX by_customer ON orders (customer, day);
CREATE INDEX by_state ON orders (state);
ANALYZE orders;
\pset tuples_only

-- #region conditions
SELECT * FROM look('SELECT * FROM orders WHERE customer = 42');
SELECT * FROM look('SELECT * FROM orders WHERE customer = 42.0');
SELECT * FROM look('SELECT * FROM orders WHERE customer + 0 = 42');
SELECT * FROM look('SELECT * FROM orders WHERE day = ''2026-02-03''');
SELECT * FROM look('SELECT * FROM orders WHERE state = ''open''');
SELECT * FROM look('SELECT * FROM orders WHERE state = ''paid''');
SET enable_seqscan = off;
SELECT * FROM look('SELECT * FROM orders WHERE state = ''paid''');
-- #endregion conditions
