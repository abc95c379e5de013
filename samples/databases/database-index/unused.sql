SELECT indexrelid::regclass, idx_scan, pg_relation_size(indexrelid)
FROM pg_stat_user_indexes JOIN pg_index USING (indexrelid)
WHERE idx_scan = 0 AND NOT indisunique AND NOT indisexclusion
ORDER BY 3 DESC;
