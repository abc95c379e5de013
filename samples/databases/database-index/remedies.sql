-- engine: postgres
\i orders.sql
\i look.sql
\pset footer off

-- #region remedies
-- an expression index
CREATE INDEX by_week ON orders ((day / 7));
-- a partial index
CREATE INDEX unpaid ON orders (day) WHERE NOT paid;
ANALYZE orders;
SELECT * FROM look('day / 7 = 20', 'NOT paid');

SELECT relname AS index, relpages AS pages
FROM pg_class WHERE relname IN ('by_week', 'unpaid');
-- #endregion remedies
