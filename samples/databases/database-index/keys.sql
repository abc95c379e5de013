-- engine: postgres
-- Random and ordered keys, made from a number so that they repeat.
CREATE FUNCTION v4(n int) RETURNS uuid LANGUAGE sql AS $$
  SELECT overlay(overlay(md5(n::text) PLACING '4' FROM 13)
                 PLACING '8' FROM 17)::uuid $$;
CREATE FUNCTION v7(n int) RETURNS uuid LANGUAGE sql AS $$
  SELECT (lpad(to_hex(1790000000000 + n), 12, '0') || '7'
          || right(replace(v4(n)::text, '-', ''), 19))::uuid $$;

-- #region measure
CREATE TABLE by_chance (id uuid PRIMARY KEY);
CREATE TABLE by_time (id uuid PRIMARY KEY);
INSERT INTO by_chance SELECT v4(n) FROM generate_series(1, 50000) n;
INSERT INTO by_time SELECT v7(n) FROM generate_series(1, 50000) n;
SELECT pg_relation_size('by_chance_pkey') / 8192 AS pages_v4,
       pg_relation_size('by_time_pkey') / 8192 AS pages_v7;

CHECKPOINT;
\set plan 'EXPLAIN (ANALYZE, WAL, COSTS OFF, TIMING OFF, SUMMARY OFF)'
:plan INSERT INTO by_chance
SELECT v4(n) FROM generate_series(50001, 51000) n;
:plan INSERT INTO by_time
SELECT v7(n) FROM generate_series(50001, 51000) n;
-- #endregion measure
