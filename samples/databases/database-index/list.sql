-- engine: sqlite
CREATE TABLE parcel (number INTEGER, street TEXT);
INSERT INTO parcel VALUES
  (60, 'Mill'), (20, 'Oak'), (90, 'Lake'), (40, 'Oak'),
  (10, 'Mill'), (80, 'Oak'), (95, 'Lake'), (30, 'Oak'),
  (70, 'Mill'), (50, 'Lake');
CREATE INDEX by_number ON parcel (number);

EXPLAIN QUERY PLAN
SELECT street FROM parcel WHERE number = 70;
SELECT street FROM parcel WHERE number = 70;

SELECT number, rowid FROM parcel ORDER BY number;
