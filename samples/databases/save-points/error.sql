-- engine: postgres
CREATE TABLE orders (id int PRIMARY KEY, item text);
CREATE TABLE coupon (code text PRIMARY KEY, used_by int);
INSERT INTO coupon VALUES ('XMAS', 7);
\set ON_ERROR_STOP off
\set QUIET off

BEGIN;
INSERT INTO orders VALUES (1, 'book');
INSERT INTO coupon VALUES ('XMAS', 1);
INSERT INTO orders VALUES (2, 'pen');
\echo SQLSTATE :SQLSTATE
COMMIT;

BEGIN;
INSERT INTO orders VALUES (1, 'book');
SAVEPOINT try_coupon;
INSERT INTO coupon VALUES ('XMAS', 1);
ROLLBACK TO try_coupon;
INSERT INTO orders VALUES (2, 'pen');
COMMIT;
SELECT * FROM orders;
