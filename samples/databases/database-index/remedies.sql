-- engine: postgres
\i ready.sql
\i look.sql
\pset format unaligned
\pset tuples_only on

-- #region remedies
-- an expression index
CREATE INDEX by_week ON orders ((day / 7));
-- a partial index
CREATE INDEX unpaid ON orders (day) WHERE NOT paid;
ANALYZE orders;
SELECT * FROM look('day / 7 = 20', 'NOT paid');
-- #endregion remedies
