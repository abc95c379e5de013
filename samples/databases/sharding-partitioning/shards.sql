-- engine: postgres
CREATE DATABASE north;
CREATE DATABASE south;
\connect north
CREATE TABLE account (region text, owner text, cents int);
INSERT INTO account VALUES ('north', 'Ada', 500), ('north', 'Cid', 100);
\connect south
-- This shard checks something when a transaction commits.
CREATE TABLE account (region text, owner text, cents int,
  CONSTRAINT no_twins UNIQUE (cents) DEFERRABLE INITIALLY DEFERRED);
INSERT INTO account VALUES ('south', 'Bob', 500), ('south', 'Dan', 600);

\connect reader
CREATE EXTENSION postgres_fdw;
CREATE SERVER north FOREIGN DATA WRAPPER postgres_fdw
  OPTIONS (host '/run', dbname 'north');
CREATE SERVER south FOREIGN DATA WRAPPER postgres_fdw
  OPTIONS (host '/run', dbname 'south');
CREATE USER MAPPING FOR reader SERVER north OPTIONS (user 'reader');
CREATE USER MAPPING FOR reader SERVER south OPTIONS (user 'reader');
-- #region table
CREATE TABLE account (region text, owner text, cents int)
  PARTITION BY LIST (region);
CREATE FOREIGN TABLE in_north PARTITION OF account
  FOR VALUES IN ('north') SERVER north OPTIONS (table_name 'account');
CREATE FOREIGN TABLE in_south PARTITION OF account
  FOR VALUES IN ('south') SERVER south OPTIONS (table_name 'account');
\pset tuples_only
\set plan 'EXPLAIN (VERBOSE, COSTS OFF)'
:plan SELECT cents FROM account
WHERE region = 'north' AND owner = 'Ada';
:plan SELECT cents FROM account WHERE owner = 'Ada';

\set ON_ERROR_STOP off
BEGIN;
UPDATE account SET cents = cents - 100
WHERE region = 'north' AND owner = 'Ada';
UPDATE account SET cents = cents + 100
WHERE region = 'south' AND owner = 'Bob';
COMMIT;
SELECT * FROM account ORDER BY owner;
-- #endregion table
