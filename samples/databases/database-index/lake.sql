CREATE TABLE short (id INTEGER PRIMARY KEY, street TEXT);
CREATE TABLE long (id TEXT PRIMARY KEY, street TEXT) WITHOUT ROWID;
INSERT INTO short
  SELECT value, 'Lake' FROM generate_series(1, 100000);
INSERT INTO long
  SELECT printf('%032d', id), street FROM short;
CREATE INDEX short_street ON short (street);
CREATE INDEX long_street ON long (street);
SELECT name, sum(pgsize) / 1024 AS kB FROM dbstat
  WHERE name LIKE '%_street' GROUP BY name;
