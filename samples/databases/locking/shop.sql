CREATE TABLE item (id int PRIMARY KEY, name text, stock int);
INSERT INTO item VALUES (1, 'mug', 10), (2, 'plate', 10);
