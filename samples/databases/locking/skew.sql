A: CREATE TABLE doctor (name text PRIMARY KEY, on_call boolean);
A: INSERT INTO doctor VALUES ('Ada', true), ('Bob', true);

A: BEGIN ISOLATION LEVEL SERIALIZABLE;
B: BEGIN ISOLATION LEVEL SERIALIZABLE;
A: SELECT count(*) FROM doctor WHERE on_call;
B: SELECT count(*) FROM doctor WHERE on_call;
A: UPDATE doctor SET on_call = false WHERE name = 'Ada';
B: UPDATE doctor SET on_call = false WHERE name = 'Bob';
A: COMMIT;
B: COMMIT;
