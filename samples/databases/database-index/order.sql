-- engine: postgres
\i ready.sql
\i look.sql
\pset format unaligned
\pset tuples_only on

-- #region order
-- first the customer, then the day
CREATE INDEX customer_day ON orders (customer, day);
SELECT * FROM look(
  'customer = 42',
  'customer = 42 AND day >= 100',
  'day = 100');

-- first the day, then the customer
DROP INDEX customer_day;
CREATE INDEX day_customer ON orders (day, customer);
SELECT * FROM look(
  'customer = 42 AND day >= 100');
-- #endregion order
