SET client_min_messages = warning;
DROP TABLE IF EXISTS parcel;
CREATE UNLOGGED TABLE parcel (number int, day int);
INSERT INTO parcel
SELECT n::bigint * 7919 % 1000000, n / 2500
FROM generate_series(1, 1000000) AS n;
VACUUM ANALYZE parcel;
