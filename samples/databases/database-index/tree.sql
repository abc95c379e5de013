-- engine: postgres
CREATE EXTENSION pageinspect;
CREATE TABLE number (n int PRIMARY KEY);
INSERT INTO number SELECT generate_series(1, 100000);

SELECT btpo_level AS level, count(*) AS pages, max(live_items) AS most
FROM pg_relation_size('number_pkey') AS bytes,
     generate_series(1, bytes / 8192 - 1) AS page,
     bt_page_stats('number_pkey', page::int)
GROUP BY 1 ORDER BY 1 DESC;

SELECT blkno AS leaf, btpo_prev AS left, btpo_next AS right, live_items
FROM bt_page_stats('number_pkey', 2);
