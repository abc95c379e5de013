SET client_min_messages = warning;
DROP TABLE IF EXISTS pickup, box;
CREATE TABLE box (number int PRIMARY KEY);
CREATE TABLE pickup (box int REFERENCES box);
INSERT INTO box SELECT generate_series(1, 100000);
INSERT INTO pickup SELECT generate_series(1001, 100000);
