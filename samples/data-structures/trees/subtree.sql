-- engine: sqlite
-- #region rows
CREATE TABLE node (id INTEGER PRIMARY KEY, parent INTEGER, name TEXT);
INSERT INTO node VALUES
  (1, NULL, 'app'), (2, 1, 'src'), (3, 1, 'doc'), (4, 1, 'run'),
  (5, 2, 'main.c'), (6, 2, 'util.c'), (7, 3, 'faq.md');

WITH RECURSIVE below(id, path, depth) AS (
  SELECT id, name, 0 FROM node WHERE parent IS NULL
  UNION ALL
  SELECT node.id, path || '/' || name, depth + 1
  FROM node JOIN below ON node.parent = below.id
)
SELECT depth, path FROM below ORDER BY path;
-- #endregion rows
