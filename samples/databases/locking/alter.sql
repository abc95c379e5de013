A: CREATE TABLE orders (id int);
A: BEGIN;
A: SELECT count(*) FROM orders;
B: ALTER TABLE orders ADD COLUMN note text;
C: SELECT count(*) FROM orders;
A: COMMIT;

A: BEGIN;
A: SELECT count(*) FROM orders;
B: SET lock_timeout = '100ms';
B! ALTER TABLE orders ADD COLUMN more text;
C: SELECT count(*) FROM orders;
A: COMMIT;
