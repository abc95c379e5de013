SET client_min_messages = warning;
DROP TABLE IF EXISTS parcel;
CREATE TABLE parcel (number int, street text, day int, state text);
INSERT INTO parcel
SELECT n::bigint * 7919 % 200000,
       CASE WHEN n > 180000 AND n % 100 = 0 THEN 'Harbour'
            ELSE 'Street ' || n % 1000 END,
       n / 500,
       CASE WHEN n > 199000 THEN 'waiting' ELSE 'done' END
FROM generate_series(1, 200000) AS n;
VACUUM ANALYZE parcel;
