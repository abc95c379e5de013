-- Runs a query for each condition on orders. Returns the condition,
-- and the scan that PostgreSQL chose, the number of rows that it
-- found, and the number of pages that it read.
CREATE FUNCTION look(VARIADIC conditions text[])
RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE condition text; top jsonb; node jsonb; pages int;
BEGIN
  FOREACH condition IN ARRAY conditions LOOP
    EXECUTE 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON)
             SELECT * FROM orders WHERE ' || condition INTO top;
    top := top -> 0 -> 'Plan';
    node := top;
    WHILE node ->> 'Index Name' IS NULL AND node ? 'Plans' LOOP
      node := node #> '{Plans,0}';
    END LOOP;
    pages := (top ->> 'Shared Hit Blocks')::int
      + (top ->> 'Shared Read Blocks')::int;
    RETURN NEXT condition;
    RETURN NEXT format('  %s: %s rows, %s pages',
      coalesce(node ->> 'Index Name', node ->> 'Node Type'),
      (top ->> 'Actual Rows')::numeric::int, pages);
  END LOOP;
END $$;
