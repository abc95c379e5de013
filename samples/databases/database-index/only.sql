-- engine: postgres
\i orders.sql
\i look.sql
CREATE INDEX by_customer ON orders (customer, day);
\pset tuples_only

-- #region only
SELECT * FROM look('SELECT day FROM orders WHERE customer = 42');
UPDATE orders SET note = 'changed' WHERE customer = 42;
SELECT * FROM look('SELECT day FROM orders WHERE customer = 42');
VACUUM orders;
SELECT * FROM look('SELECT day FROM orders WHERE customer = 42');
-- #endregion only
