-- Runs a query for each condition on orders. Returns the scan that
-- PostgreSQL chose, the rows that it found, and the pages that it
-- read.
CREATE FUNCTION look(VARIADIC conditions text[])
RETURNS TABLE (condition text, scan text, rows int, pages int)
LANGUAGE plpgsql AS $$
DECLARE top jsonb; node jsonb;
BEGIN
  FOREACH condition IN ARRAY conditions LOOP
    EXECUTE 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON)
             SELECT * FROM orders WHERE ' || condition INTO top;
    top := top -> 0 -> 'Plan';
    node := top;
    WHILE node ->> 'Index Name' IS NULL AND node ? 'Plans' LOOP
      node := node #> '{Plans,0}';
    END LOOP;
    scan := coalesce(node ->> 'Index Name', node ->> 'Node Type');
    rows := (top ->> 'Actual Rows')::numeric;
    pages := (top ->> 'Shared Hit Blocks')::int
      + (top ->> 'Shared Read Blocks')::int;
    RETURN NEXT;
  END LOOP;
END $$;
