A: CREATE TABLE item (id int PRIMARY KEY, stock int, hot boolean);
A: INSERT INTO item VALUES (1, 10, true), (2, 10, false);

A: BEGIN;
B: BEGIN;
B: SELECT stock FROM item WHERE id = 1;
A: UPDATE item SET stock = stock - 3 WHERE id = 1;
B: UPDATE item SET stock = 10 - 3 WHERE id = 1;
A: COMMIT;
B: COMMIT;
A: SELECT stock FROM item WHERE id = 1;

A: BEGIN;
B: BEGIN ISOLATION LEVEL REPEATABLE READ;
B: SELECT stock FROM item WHERE id = 1;
A: UPDATE item SET stock = stock - 3 WHERE id = 1;
A: COMMIT;
B: SELECT stock FROM item WHERE id = 1;
B: SELECT stock FROM item WHERE id = 1 FOR UPDATE;
B: ROLLBACK;

A: BEGIN;
A: UPDATE item SET hot = NOT hot;
B: DELETE FROM item WHERE hot;
A: COMMIT;
A: SELECT id, hot FROM item ORDER BY id;
