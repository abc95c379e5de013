-- engine: postgres
\i ready.sql
\i look.sql
\pset format unaligned
\pset tuples_only on

-- #region ignored
CREATE INDEX by_customer ON orders (customer);
CREATE INDEX by_day ON orders (day);
CREATE INDEX by_paid ON orders (paid);
SELECT * FROM look(
  'customer = 42',
  'customer = 42.0',
  'day / 7 = 20',
  'day BETWEEN 140 AND 146',
  'NOT paid',
  'paid');
-- #endregion ignored
