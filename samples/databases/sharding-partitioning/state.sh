export PGOPTIONS='-c client_min_messages=warning'
trap 'psql -qc "DROP TABLE job"' EXIT
psql -q <<'END'
CREATE TABLE job (id int, state text) PARTITION BY LIST (state);
CREATE TABLE todo PARTITION OF job FOR VALUES IN ('todo');
CREATE TABLE done PARTITION OF job FOR VALUES IN ('done');
INSERT INTO job VALUES (1, 'todo');
END
finish="UPDATE job SET state = 'done' WHERE id = 1"
mkfifo first
psql -q < first &
exec 3> first
rm first
echo "BEGIN; $finish;" >&3
until psql -Atc "SELECT state FROM pg_stat_activity" |
    grep -q 'idle in transaction'; do sleep 0.1; done
psql -qc "$finish" &
second=$!
until psql -Atc "SELECT wait_event_type FROM pg_stat_activity" |
    grep -q Lock; do sleep 0.1; done
echo 'COMMIT;' >&3
wait $second
exec 3>&-
wait
