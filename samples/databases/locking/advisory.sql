A: SELECT pg_advisory_lock(42);
B: SELECT pg_try_advisory_lock(42);
A: BEGIN;
A: ROLLBACK;
B: SELECT pg_try_advisory_lock(42);
A: SELECT pg_advisory_unlock(42);
B: SELECT pg_try_advisory_lock(42);
