import { expect, it } from 'vitest';

import { parseBehaviour, unmet } from './behaviourTable';

const table = `# about
GET /x
with header accept-encoding br
code == 200
header Cache-Control contains no-
header content-encoding is absent
body lacks <script>

HEAD /y
body is empty
`;

it('reads requests with their headers and expectations', () => {
  const [first, second] = parseBehaviour(table);
  expect(first).toMatchObject({ line: 2, method: 'GET', path: '/x', headers: { 'accept-encoding': 'br' } });
  expect(
    first?.expectations.map(({ line, subject, name, relation, value }) => [line, subject, name, relation, value]),
  ).toEqual([
    [4, 'code', undefined, '==', '200'],
    [5, 'header', 'cache-control', 'contains', 'no-'],
    [6, 'header', 'content-encoding', 'is absent', ''],
    [7, 'body', undefined, 'lacks', '<script>'],
  ]);
  expect(second).toMatchObject({ method: 'HEAD', path: '/y' });
});

it.each([['GET'], ['code 200'], ['GET /x\ncode =='], ['GET /x\nbody is empty really'], ['GET /x\nstatus == 200']])(
  'refuses %j with its line',
  (text) => {
    expect(() => parseBehaviour(text)).toThrow(/behaviour\.txt:\d+\n {2}expected/);
  },
);

it('says what an answer does not meet, and nothing where it meets all', () => {
  const [{ expectations }] = parseBehaviour(table) as [ReturnType<typeof parseBehaviour>[number]];
  const good = { code: 200, headers: new Map([['cache-control', 'no-cache']]), body: 'text' };
  expect(unmet(expectations, good)).toEqual([]);
  const bad = { code: 404, headers: new Map([['content-encoding', 'br']]), body: '<script>' };
  expect(unmet(expectations, bad)).toEqual([
    'line 4: expected code == 200, found "404"',
    'line 5: expected header Cache-Control contains no-, found none',
    'line 6: expected header content-encoding is absent, found "br"',
    'line 7: expected body lacks <script>, found "<script>"',
  ]);
});
