import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { answerTo, EXAMPLES, model, prediction, type Setup } from './model';
import { forHost, objection, ROUTES, type Host, type Reader, type Request, type Rule } from './rules';

const recorded = (file: string): string[] =>
  readFileSync(path.resolve(import.meta.dirname, '../../samples/kubernetes/ingress', file), 'utf8')
    .trimEnd()
    .split('\n');

const PATHS = [
  '/',
  '/cart',
  '/cart/',
  '/Cart',
  '/cart-old',
  '/cart/items',
  '/cart/items/7',
  '/CART/items',
  '/pay',
  '/img/7',
  '/x',
];

function randomSetup(seed: number): Setup {
  const next = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return {
    reader: pick<Reader>(['gateway', 'ingress', 'nginx']),
    request: {
      method: pick(['GET', 'POST'] as const),
      host: pick<Host>(['shop', 'news']),
      path: pick(PATHS),
      beta: next() < 0.5,
    },
  };
}

const setups = Array.from({ length: 300 }, (_, seed) => randomSetup(seed));

/** The specification read another way: of two rules that both fit, which one must win? */
function beats(a: Rule, b: Rule): boolean {
  const score = (rule: Rule) => [
    rule.host.startsWith('*') ? 0 : 1,
    rule.kind === 'Exact' ? 1 : 0,
    rule.path.length,
    rule.method ? 1 : 0,
    rule.beta ? 1 : 0,
  ];
  const [left, right] = [score(a), score(b)];
  const first = left.findIndex((value, index) => value !== right[index]);
  return first < 0 || left[first]! > right[first]!;
}

describe('gateway routing', () => {
  it('answers as the proxy of the note does', () => {
    const lines = recorded('gateway.go.out');
    expect(lines).toHaveLength(11);
    for (const line of lines) {
      const [, method, host, asked, beta, status, answer] = /^(\S+) +(\S+) (\S+)( beta)? +(\d+) (.+)$/.exec(line)!;
      const request = { method, host, path: asked, beta: beta !== undefined } as Request;
      expect([line, answerTo({ reader: 'gateway', request })]).toEqual([line, status === '200' ? answer : status]);
    }
  });

  it('answers as nginx does, with and without the second Ingress', () => {
    const lines = recorded('nginx.py.out');
    const rows = lines.slice(lines.findIndex((line) => line.startsWith('request')) + 1);
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      const [asked, alone, both] = row.split(/\s+/);
      const request: Request = { method: 'GET', host: 'shop', path: asked!, beta: false };
      expect([row, answerTo({ reader: 'ingress', request })]).toEqual([row, alone]);
      expect([row, answerTo({ reader: 'nginx', request })]).toEqual([row, both]);
    }
  });

  it('gives a request to a rule that no other fitting rule beats', () => {
    for (const { request } of setups) {
      const fitting = ROUTES.filter((rule) => forHost(rule, request.host) && objection(rule, request) === null);
      const winner = fitting.find((rule) => fitting.every((other) => beats(rule, other)));
      expect(answerTo({ reader: 'gateway', request })).toBe(winner?.to ?? '404');
    }
  });

  it('compares a prefix element by element', () => {
    const cart: Rule = { host: 'shop.example.com', kind: 'Prefix', path: '/cart', to: 'cart' };
    const fits = (asked: string) => objection(cart, { method: 'GET', host: 'shop', path: asked, beta: false });
    expect(['/cart', '/cart/', '/cart/items'].map(fits)).toEqual([null, null, null]);
    expect(fits('/cart-old')).toBe('/cart is not a whole element of /cart-old');
    expect(fits('/Cart')).toBe('upper and lower case differ');
    expect(fits('/')).toBe('the path / does not fit');
  });

  it('marks one rule as taken at the end, and none before', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      const taken = frames.map(({ state }) => state.rows.filter((row) => row.fate === 'yes').length);
      expect(taken.slice(0, -1).every((count) => count === 0)).toBe(true);
      expect(taken.at(-1)).toBe(answerTo(setup) === '404' ? 0 : 1);
      expect(frames.filter(({ state }) => state.answer !== null)).toHaveLength(1);
    }
  });

  it('starts with the rules as they are written, and knows the answer', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect(state.rows.map((row) => row.rule)).toEqual(ROUTES);
    expect(state.sorted).toBe(false);
    expect(prediction.choices[prediction.right]).toBe('cart');
    expect(prediction.because).toContain('Prefix /cart/items, POST does not fit: it is a GET.');
    expect(answerTo(EXAMPLES['Exact path against header'])).toBe('cart-start');
    expect(answerTo(EXAMPLES['Not a prefix'])).toBe('web');
    expect(answerTo(EXAMPLES['Not a prefix, by nginx'])).toBe('cart-start');
  });
});
