export PGOPTIONS='-c client_min_messages=warning'
load() {  # load TABLE KEY: 200,000 keys, then 10,000 more
  psql -XqAt -v ON_ERROR_STOP=1 -F ' ' <<END
DROP TABLE IF EXISTS $1;
CREATE TABLE $1 (id uuid PRIMARY KEY);
INSERT INTO $1 SELECT $2 FROM generate_series(1, 200000) AS n;
CHECKPOINT;
SELECT pg_current_wal_lsn() AS start \gset
INSERT INTO $1 SELECT $2 FROM generate_series(200001, 210000) AS n;
SELECT rpad('$1', 9), pg_relation_size('$1_pkey') / 8192, 'pages,',
  round((pg_current_wal_lsn() - :'start') / 1000000.0, 1), 'MB of log';
DROP TABLE $1;
END
}
load shuffled 'md5(n::text)::uuid'
load ordered "lpad(to_hex(n), 32, '0')::uuid"
