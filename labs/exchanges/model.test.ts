import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { prediction } from './model';
import { ANSWERS, BINDINGS, LIMIT, play, reached, topicFits, TYPES, type Setup } from './run';

const recorded = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../samples/event-driven/rabbitmq', file), 'utf8')
    .trim()
    .split('\n');

const setups: Setup[] = TYPES.flatMap((type) =>
  ['eu', 'eu.paid', 'eu.de.paid', 'invoice', 'mail'].flatMap((key) =>
    ['pdf', 'png'].flatMap((kind) =>
      ['true', 'false'].flatMap((paid) =>
        ANSWERS.map((answer) => ({ type, key, headers: { type: kind, paid }, answer })),
      ),
    ),
  ),
);

/** The independent reference: the pattern as a regular expression over words that each end with a dot. */
const byExpression = (pattern: string[], words: string[]) =>
  new RegExp(
    `^${pattern.map((one) => (one === '#' ? '([a-z]+[.])*' : one === '*' ? '[a-z]+[.]' : `${one}[.]`)).join('')}$`,
  ).test(words.map((word) => `${word}.`).join(''));

describe('exchanges', () => {
  it('fits topics as a regular expression does', () => {
    const parts = ['a', 'b', '*', '#'];
    const lists = (from: string[]): string[][] => [
      [],
      ...from.map((one) => [one]),
      ...from.flatMap((one) => from.map((two) => [one, two])),
      ...from.flatMap((one) => from.flatMap((two) => from.map((three) => [one, two, three]))),
    ];
    for (const pattern of lists(parts)) {
      for (const words of lists(['a', 'b'])) expect(topicFits(pattern, words)).toBe(byExpression(pattern, words));
    }
  });

  it('reaches the queues that the real broker reached', () => {
    const names = { jobs: 'direct', news: 'fanout', orders: 'topic', files: 'headers' } as const;
    let compared = 0;
    for (const line of recorded('routes.mjs.out')) {
      const [, exchange = '', what = '', queues = ''] = /^(\S+)\s+(.*?)\s+-> (.*)$/.exec(line)!;
      if (!(exchange in names)) continue;
      const type = names[exchange as keyof typeof names];
      const headers = { type: /type=(\w+)/.exec(what)?.[1] ?? 'png', paid: /paid=(\w+)/.exec(what)?.[1] ?? 'false' };
      const got = reached({ type, key: what, headers, answer: 'ack' });
      expect(got.toSorted().join(' ') || 'nowhere').toBe(queues);
      compared++;
    }
    expect(compared).toBe(9);
  });

  it('tries as often as the real queue, and ends each copy in one place', () => {
    const tries = recorded('life.mjs.out').filter((line) => line.startsWith('worker gets'));
    expect(tries).toHaveLength(LIMIT + 1);
    for (const setup of setups) {
      const last = play(setup).at(-1)!.state;
      if (reached(setup).length === 0) expect(last.fate).toBe('dropped');
      else if (setup.answer === 'ack') expect([last.fate, last.deliveries, last.dead]).toEqual(['done', 1, 0]);
      else {
        expect([last.fate, last.dead]).toEqual(['dead letter', 1]);
        expect(last.deliveries).toBe(setup.answer === 'reject' ? 1 : LIMIT + 1);
      }
      const copies = Object.values(last.queues).reduce((sum, count) => sum + count, 0);
      expect(copies).toBe(Math.max(0, reached(setup).length - 1));
      expect(last.bindings.length).toBe(BINDINGS[setup.type].length);
    }
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toBe('archive and fraud');
  });
});
