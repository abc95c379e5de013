A: CREATE TABLE customer (id int PRIMARY KEY, name text);
A: CREATE TABLE invoice (customer int REFERENCES customer);
A: INSERT INTO customer VALUES (1, 'Ada');

A: BEGIN;
A: SELECT name FROM customer WHERE id = 1 FOR UPDATE;
B: INSERT INTO invoice VALUES (1);
A: COMMIT;

A: BEGIN;
A: SELECT name FROM customer WHERE id = 1 FOR NO KEY UPDATE;
B: INSERT INTO invoice VALUES (1);
A: COMMIT;
