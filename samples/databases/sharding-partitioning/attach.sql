CREATE TABLE old (id int PRIMARY KEY, day date NOT NULL);
INSERT INTO old SELECT n, date '2026-01-01' + n % 90
FROM generate_series(1, 100000) n;
CREATE TABLE rides (id int, day date NOT NULL, UNIQUE (id, day))
  PARTITION BY RANGE (day);

SET client_min_messages = debug1;
-- without preparation
BEGIN;
ALTER TABLE rides ATTACH PARTITION old
  FOR VALUES FROM (MINVALUE) TO ('2026-04-01');
ROLLBACK;

-- prepared, while others read and write
CREATE UNIQUE INDEX CONCURRENTLY old_id_day ON old (id, day);
ALTER TABLE old ADD UNIQUE USING INDEX old_id_day;
ALTER TABLE old ADD CONSTRAINT before_april
  CHECK (day < '2026-04-01') NOT VALID;
ALTER TABLE old VALIDATE CONSTRAINT before_april;
-- now attach
ALTER TABLE rides ATTACH PARTITION old
  FOR VALUES FROM (MINVALUE) TO ('2026-04-01');

RESET client_min_messages;
DROP TABLE rides;
