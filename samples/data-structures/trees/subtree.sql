-- engine: sqlite
-- #region rows
CREATE TABLE node (
  id INTEGER PRIMARY KEY, -- no id twice
  parent INTEGER,
  name TEXT
);
-- NULL: photos has no parent
INSERT INTO node VALUES
  (0, NULL, 'photos'), (1, 0, 'pets'),
  (2, 0, 'logo'), (3, 0, 'trip'),
  (4, 1, 'cat'), (5, 3, 'beach'),
  (6, 3, 'snow');

-- the children of row 3, trip
SELECT name FROM node
WHERE parent = 3 ORDER BY id;
-- #endregion rows
