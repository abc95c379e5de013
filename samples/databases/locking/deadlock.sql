A: CREATE TABLE account (id int PRIMARY KEY, cents int);
A: INSERT INTO account VALUES (1, 500), (2, 500);
A: SET deadlock_timeout = '1h';
B: SET deadlock_timeout = '100ms';

A: BEGIN;
B: BEGIN;
A: UPDATE account SET cents = cents - 10 WHERE id = 1;
B: UPDATE account SET cents = cents - 20 WHERE id = 2;
A: UPDATE account SET cents = cents + 10 WHERE id = 2;
B! UPDATE account SET cents = cents + 20 WHERE id = 1;
B: COMMIT;
A: COMMIT;
A: SELECT id, cents FROM account ORDER BY id;
