-- engine: postgres
CREATE TABLE event (day date, customer int, what text)
  PARTITION BY RANGE (day);
CREATE TABLE event_q1 PARTITION OF event
  FOR VALUES FROM ('2026-01-01') TO ('2026-04-01');
CREATE TABLE event_q2 PARTITION OF event
  FOR VALUES FROM ('2026-04-01') TO ('2026-07-01');
CREATE TABLE event_q3 PARTITION OF event
  FOR VALUES FROM ('2026-07-01') TO ('2026-10-01');
INSERT INTO event
SELECT date '2026-01-01' + n % 270, n % 1000, 'click'
FROM generate_series(1, 90000) AS n;
VACUUM ANALYZE event;
\pset tuples_only
\set plan 'EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)'

:plan SELECT count(*) FROM event WHERE day = '2026-05-01';
:plan SELECT count(*) FROM event WHERE customer = 42;
PREPARE on_day(date) AS SELECT count(*) FROM event WHERE day = $1;
SET plan_cache_mode = force_generic_plan;
:plan EXECUTE on_day('2026-05-01');
\set ON_ERROR_STOP off
INSERT INTO event VALUES ('2026-12-24', 1, 'late');
ALTER TABLE event ADD UNIQUE (customer);
