-- engine: sqlite
CREATE TABLE parcel (number INTEGER, street TEXT);
INSERT INTO parcel VALUES
  (60, 'Mill'), (20, 'Oak'), (90, 'Lake'), (40, 'Oak'),
  (10, 'Mill'), (80, 'Oak'), (95, 'Lake'), (30, 'Oak'),
  (70, 'Mill'), (50, 'Lake');
CREATE INDEX by_street ON parcel (street, number);

EXPLAIN QUERY PLAN
SELECT rowid FROM parcel WHERE street = 'Oak' AND number >= 30;
EXPLAIN QUERY PLAN
SELECT rowid FROM parcel WHERE street = 'Oak';
EXPLAIN QUERY PLAN
SELECT rowid FROM parcel WHERE number >= 30;
