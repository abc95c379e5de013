A: CREATE TABLE seat (no int PRIMARY KEY, guest text);
A: INSERT INTO seat VALUES (2, 'nobody'), (3, 'nobody');

A: BEGIN;
A: SAVEPOINT friends;
A: UPDATE seat SET guest = 'Bob' WHERE no = 2;
A: SAVEPOINT more;
A: UPDATE seat SET guest = 'Eve' WHERE no = 3;
B: UPDATE seat SET guest = 'Gil' WHERE no = 2;
C: UPDATE seat SET guest = 'Hal' WHERE no = 3;
A: RELEASE more;
A: ROLLBACK TO friends;
A: COMMIT;
