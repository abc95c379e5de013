-- engine: sqlite
-- #region loop
CREATE TABLE node (id INTEGER PRIMARY KEY, parent INTEGER, name TEXT);
INSERT INTO node
VALUES (1, NULL, 'app'), (2, 1, 'src'), (5, 2, 'main.c');

UPDATE node SET parent = 5 WHERE id = 2; -- src moves into its own child

WITH RECURSIVE above(id) AS (
  SELECT 5
  UNION -- with UNION ALL this would never end
  SELECT node.parent FROM node JOIN above ON node.id = above.id
)
SELECT id AS "above main.c" FROM above;
-- #endregion loop
