import { describe, expect, it } from 'vitest';

import { parseQuery } from './parseQuery';

/** The words of a query with their weights. */
const weightsOf = (query: string): Record<string, number> =>
  Object.fromEntries(parseQuery(query).words.map(({ term, weight }) => [term, weight]));

const faint = 0.3;

describe('a message that a reader pastes', () => {
  it.each([
    ['a path', 'cannot find module express /home/anna/shop/src/cart.js:12:7', '/home/anna/shop/src/cart.js:12:7'],
    ['a path of many names', 'cannot find module express /srv/a/b/c/d/e/f/g.js', 'g'],
    ['a moment', '2026-11-21T10:22:31.123Z module express was lost', '2026-11-21t10:22:31.123z'],
    ['an amount', 'killed process java anon-rss:8123412kB', 'anon-rss:8123412kb'],
    ['an address', 'connection reset by peer 10.1.4.9:51544', '10.1.4.9:51544'],
    ['a hash', 'object lost in pack 8f14e45fceea167a', '8f14e45fceea167a'],
  ])('is read without %s of its own', (_, query, own) => {
    expect(weightsOf(query)).not.toHaveProperty([own]);
    expect(Object.values(weightsOf(query)).filter((weight) => weight === 1).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['a name in quotes', "module 'express' resolves to nothing", 'express'],
    ['a place in the code', 'module resolves to nothing at Cart.add(Cart.java)', 'cart.add'],
    ['a path of the system', 'permission denied while reading /etc/ssh/sshd_config', '/etc/ssh/sshd_config'],
    ['a number', 'module resolves to nothing 404', '404'],
  ])('counts %s little', (_, query, own) => {
    expect(weightsOf(query)[own]).toBe(faint);
  });

  it('keeps all of that in a query of few words', () => {
    expect(weightsOf("open '/home/anna/cart.js'")).toEqual({ open: 1, '/home/anna/cart.js': 1 });
    expect(weightsOf('127.0.0.1')).toEqual({ '127.0.0.1': 1 });
  });
});

describe('a name with the package that it is from', () => {
  it.each([
    ['java.lang.StackOverflowError', { java: faint, lang: faint, stackoverflowerror: 1 }],
    ['io.ReaderFrom', { io: faint, readerfrom: 1 }],
    ['process.env', { process: 1, env: 1 }],
    ['Console.WriteLine', { console: 1, writeline: 1 }],
  ])('%s is its last name first of all', (query, weights) => {
    const parts = parseQuery(query).words[0]?.parts ?? [];
    expect(Object.fromEntries(parts.map(({ term, weight }) => [term, weight]))).toEqual(weights);
  });
});
