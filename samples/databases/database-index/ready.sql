-- Prepares PostgreSQL for the measurements.
\i orders.sql
-- mark pages as visible to all, and collect statistics
VACUUM ANALYZE orders;
-- Reading pages in any order costs little more than reading them
-- one after another. This is a usual value for an SSD.
SET random_page_cost = 1.1;
