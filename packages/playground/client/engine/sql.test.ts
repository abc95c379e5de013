import { describe, expect, it } from 'vitest';

import { runInNode } from '../../testing/runInNode';

const printed = async (text: string): Promise<string> => (await runInNode('sql', text)).output;

describe('what a query prints', () => {
  it('is a table as sqlite3 -column -header writes it', async () => {
    const sql = `
      CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT, c REAL);
      INSERT INTO t VALUES (1, 'x', 1.5), (2, NULL, 0.1 + 0.2), (30000, 'a long text', 1e20);
      SELECT * FROM t;
      SELECT a FROM t WHERE 0;
      SELECT 9223372036854775807 AS most, x'4142' AS blob, -1.0 AS "é";`;
    // Printed by sqlite3 3.40.1.
    expect(await printed(sql)).toBe(
      [
        'a      b            c',
        '-----  -----------  -------',
        '1      x            1.5',
        '2                   0.3',
        '30000  a long text  1.0e+20',
        'most                 blob  é',
        '-------------------  ----  ----',
        '9223372036854775807  AB    -1.0',
        '',
      ].join('\n'),
    );
  });

  it('draws a plan as the program does', async () => {
    const sql = `CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE, c);
      EXPLAIN QUERY PLAN SELECT a FROM t WHERE b = 'x' UNION ALL SELECT x.c FROM t x JOIN t y ON x.c = y.a;`;
    expect(await printed(sql)).toBe(
      [
        'QUERY PLAN',
        '`--COMPOUND QUERY',
        '   |--LEFT-MOST SUBQUERY',
        '   |  `--SEARCH t USING COVERING INDEX sqlite_autoindex_t_1 (b=?)',
        '   `--UNION ALL',
        '      |--SCAN x',
        '      `--SEARCH y USING INTEGER PRIMARY KEY (rowid=?)',
        '',
      ].join('\n'),
    );
  });
});

describe('an error', () => {
  it.each([
    [
      '-- first\nSELECT 1 AS a;\n\n-- second\nSELEC 2;\nSELECT 3;',
      'a\n-\n1\nParse error near line 5: near "SELEC": syntax error\n',
    ],
    [
      'CREATE TABLE t (a UNIQUE);\nINSERT INTO t\nVALUES (1), (1);',
      'Runtime error near line 2: UNIQUE constraint failed: t.a\n',
    ],
  ])('ends the run and names the line: %j', async (sql, output) => {
    expect(await runInNode('sql', sql)).toMatchObject({ ending: 'error', output });
  });
});

describe('limits', () => {
  it.each([
    "ATTACH 'other.db' AS o",
    "/* x */ -- y\n attach ':memory:' as m",
    "VACUUM INTO 'x'",
    'PRAGMA max_page_count = 1000000',
    'PRAGMA main.temp_store(1)',
  ])('refuse %j', async (sql) => {
    const { ending, output } = await runInNode('sql', sql);
    expect([ending, output]).toEqual(['error', expect.stringMatching(/is not available here\n$/)]);
  });

  it('end what fills the database', async () => {
    const sql = `CREATE TABLE t (a); WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) INSERT INTO t SELECT randomblob(500000) FROM c;`;
    const { ending, output } = await runInNode('sql', sql);
    expect([ending, output]).toEqual(['error', expect.stringMatching(/database or disk is full/)]);
  });

  it('end what fills the memory', async () => {
    const sql = 'SELECT length(hex(zeroblob(40000000)))';
    expect((await runInNode('sql', sql)).ending).toBe('memory');
  });

  it('end a flood and cut what it printed', async () => {
    const sql = `WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT 'flood' FROM c;`;
    expect((await runInNode('sql', sql)).ending).toBe('output');
  });
});

it('keeps PRAGMAs that only ask, and comments that only look like more', async () => {
  expect(await printed("PRAGMA max_page_count; SELECT 'ATTACH' AS a;")).toMatch(
    /^max_page_count\n-+\n8192\na\n-+\nATTACH\n$/,
  );
});
