CREATE TABLE rides (id int, day date) PARTITION BY RANGE (day);
CREATE TABLE mar PARTITION OF rides
  FOR VALUES FROM ('2026-03-01') TO ('2026-04-01');
INSERT INTO rides VALUES (1, '2026-04-01');
-- a default partition, so that nothing fails any more
CREATE TABLE rest PARTITION OF rides DEFAULT;
INSERT INTO rides VALUES (1, '2026-04-01');
CREATE TABLE apr PARTITION OF rides
  FOR VALUES FROM ('2026-04-01') TO ('2026-05-01');
-- move the rows out first
BEGIN;
CREATE TABLE apr (LIKE rides);
WITH moved AS (DELETE FROM rest WHERE day >= '2026-04-01'
  AND day < '2026-05-01' RETURNING *)
INSERT INTO apr SELECT * FROM moved;
ALTER TABLE rides ATTACH PARTITION apr
  FOR VALUES FROM ('2026-04-01') TO ('2026-05-01');
COMMIT;
-- a unique number for each ride?
ALTER TABLE rides ADD PRIMARY KEY (id);
ALTER TABLE rides ADD PRIMARY KEY (id, day);
INSERT INTO rides VALUES (1, '2026-03-09');
SELECT tableoid::regclass AS part, * FROM rides;
DROP TABLE rides;
