-- engine: postgres
CREATE TABLE one (day date, what text);
CREATE TABLE many (day date, what text) PARTITION BY RANGE (day);
CREATE TABLE many_2025 PARTITION OF many
  FOR VALUES FROM ('2025-01-01') TO ('2026-01-01');
CREATE TABLE many_2026 PARTITION OF many
  FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
INSERT INTO one SELECT date '2025-07-01' + n / 200, 'click'
FROM generate_series(1, 60000) AS n;
INSERT INTO many SELECT * FROM one;
CREATE INDEX ON one (day);
CREATE INDEX ON many (day);
CHECKPOINT;
\set pages 'pg_relation_size(''one'') / 8192 AS pages'
\set log '(pg_current_wal_insert_lsn() - :''before'') / 1000'

-- #region old
SELECT :pages;
SELECT pg_current_wal_insert_lsn() AS before \gset
DELETE FROM one WHERE day < '2026-01-01';
SELECT round(:log, -2) AS kilobytes_logged, :pages;
SELECT pg_current_wal_insert_lsn() AS before \gset
DROP TABLE many_2025;
SELECT round(:log, -2) AS kilobytes_logged;
-- #endregion old
