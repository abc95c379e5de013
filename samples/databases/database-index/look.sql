-- Runs a query, and says how it was done and how many pages it touched.
CREATE FUNCTION look(query text, OUT plan text, OUT rows int,
                     OUT pages int) LANGUAGE plpgsql AS $$
DECLARE top jsonb; node jsonb;
BEGIN
  EXECUTE 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) '
    || query INTO top;
  top := top -> 0 -> 'Plan';
  node := top;
  WHILE node ->> 'Index Name' IS NULL AND node ? 'Plans' LOOP
    node := node #> '{Plans,0}';
  END LOOP;
  plan := (node ->> 'Node Type')
    || coalesce(' ' || (node ->> 'Index Name'), '');
  rows := top ->> 'Actual Rows';
  pages := (top ->> 'Shared Hit Blocks')::int
    + (top ->> 'Shared Read Blocks')::int;
END $$;
