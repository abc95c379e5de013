import { expect, it } from 'vitest';

import { holdsColumns } from './holdsColumns';

it.each([
  ['a table of psql', ' id | cents \n----+-------\n  1 |   500\n  2 |   700'],
  ['columns by spaces', 'PID   COMMAND\n  1   init\n 42   sh'],
  ['a tree', 'usr\n├── bin\n└── lib'],
])('finds %s', (_, text) => expect(holdsColumns(text)).toBe(true));

it.each([
  ['a message', 'psql: error: connection to server failed: No such file or directory'],
  ['indented lines', 'setup: CREATE TABLE item (id, stock)\n    A gets: UPDATE 1\n    B waits for A'],
  ['one pipe of a command', '$ ps aux | grep init\nroot 1 init'],
  ['nothing', ''],
])('finds none in %s', (_, text) => expect(holdsColumns(text)).toBe(false));
