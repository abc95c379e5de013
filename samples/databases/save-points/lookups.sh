# Another transaction commits, then one reads. How often did the
# reader have to ask pg_subtrans to whom a transaction belongs?
psql -qAtc 'SELECT txid_current()' > /dev/null
psql -qAtc "SELECT pg_stat_reset_slru('Subtrans')" > /dev/null
psql -qAtc 'SELECT count(*) FROM item' > /dev/null
psql -qAtc "SELECT blks_hit FROM pg_stat_slru WHERE name = 'Subtrans'"
