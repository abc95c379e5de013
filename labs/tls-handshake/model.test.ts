import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { closure, type Rule } from './knowledge';
import { model, prediction } from './model';
import { play, readsData, type Setup } from './run';
import { BYTES, EVES, EXCHANGES } from './script';

const setups = EXCHANGES.flatMap((exchange) => EVES.map((eve): Setup => ({ exchange, eve })));

/** Backwards, from the goal: the other way to decide the same question. */
function derivable(
  goal: string,
  known: ReadonlySet<string>,
  rules: readonly Rule[],
  open = new Set<string>(),
): boolean {
  if (known.has(goal)) return true;
  if (open.has(goal)) return false;
  const deeper = new Set([...open, goal]);
  return rules.some(({ from, to }) => to === goal && from.every((item) => derivable(item, known, rules, deeper)));
}

describe('what can be computed', () => {
  it('is the same forwards and backwards, for random rules', () => {
    for (let seed = 0; seed < 80; seed++) {
      const next = seeded(seed);
      const items = Array.from({ length: 8 }, (_, index) => `i${index}`);
      const pick = () => items[Math.floor(next() * items.length)]!;
      const rules = Array.from({ length: 10 }, () => ({
        from: Array.from({ length: 1 + Math.floor(next() * 2) }, pick),
        to: pick(),
      }));
      const known = new Set([pick(), pick()]);
      const all = closure(known, rules);
      for (const item of items) expect(all.has(item)).toBe(derivable(item, known, rules));
      expect(closure(all, rules)).toEqual(all);
      for (const item of items)
        for (const found of all) expect(closure(new Set([...known, item]), rules).has(found)).toBe(true);
    }
  });
});

describe('the handshake', () => {
  it('is closed to whoever only watches or stands between, whatever the exchange', () => {
    for (const exchange of EXCHANGES)
      for (const eve of ['watches', 'middle'] as const)
        expect([exchange, eve, readsData({ exchange, eve })]).toEqual([exchange, eve, false]);
  });

  it('has forward secrecy in TLS 1.3 and not with RSA, and outlasts a quantum computer only with ML-KEM', () => {
    const table = EXCHANGES.map((exchange) => [
      readsData({ exchange, eve: 'key' }),
      readsData({ exchange, eve: 'quantum' }),
    ]);
    expect(table).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
  });

  it('gives both sides the same secrets, each when it can, and the data to the server', () => {
    for (const { exchange, eve } of setups.filter((setup) => setup.eve === 'watches')) {
      const frames = play({ exchange, eve });
      const end = frames.at(-4)!.state;
      for (const { name, has } of end.secrets) {
        if (name === 'certificate key') expect([has.client, has.server]).toEqual(['no', 'yes']);
        else expect([name, has.client, has.server].slice(1)).not.toContain('no');
      }
      for (const { has } of frames.at(-3)!.state.secrets) expect(has.eve).toBe('no');
    }
    const first = (party: 'client' | 'server') =>
      play({ exchange: 'hybrid', eve: 'watches' }).findIndex(({ state }) =>
        state.secrets.some(({ name, has }) => name === 'handshake keys' && has[party] === 'new'),
      );
    expect([first('server'), first('client')]).toEqual([2, 3]);
  });

  it('hides the certificate in TLS 1.3 and shows it in TLS 1.2', () => {
    const read = (setup: Setup) =>
      play(setup)
        .at(-1)!
        .state.messages.find(({ name }) => name === 'Certificate')!.read;
    expect(EXCHANGES.map((exchange) => read({ exchange, eve: 'watches' }))).toEqual([false, false, true]);
    expect(read({ exchange: 'x25519', eve: 'quantum' })).toBe(true);
  });

  it('throws away all but the long-lived key and the data', () => {
    for (const exchange of EXCHANGES) {
      const { state } = play({ exchange, eve: 'watches' }).at(-1)!;
      for (const { name, has } of state.secrets) {
        const kept = name === 'certificate key' || name === 'data';
        expect([name, has.server]).toEqual([name, kept ? 'yes' : 'gone']);
      }
    }
  });

  it('lets Eve in the middle share keys with both, and gives her no data and no certificate key', () => {
    const { state } = play({ exchange: 'hybrid', eve: 'middle' }).at(-1)!;
    expect(state.secrets.map(({ has }) => has.eve)).toEqual(['yes', 'yes', 'no', 'no']);
    expect(state.secrets.find(({ name }) => name === 'data')!.has.client).toBe('no');
  });

  it('needs one round trip before the client’s data, and two in TLS 1.2', () => {
    const before = (exchange: Setup['exchange']) => {
      const frames = play({ exchange, eve: 'watches' });
      const data = frames.findIndex(({ state }) => state.messages.some(({ name }) => name === 'data'));
      return frames[data - 1]!.state.trips;
    };
    expect(EXCHANGES.map(before)).toEqual([1, 1, 2]);
  });

  it('has the bytes that the sample recorded', () => {
    const out = readFileSync(path.join(import.meta.dirname, '../../samples/security/SSL/wire.go.out'), 'utf8');
    const { extensions, certificate, verify, finished, data } = BYTES.flight;
    const sealed = [extensions, certificate, verify, finished].map((bytes) => `[${bytes}]`).join(' ');
    for (const { clientHello, serverHello } of [BYTES.hybrid, BYTES.x25519])
      expect(out).toContain(`  client: ${clientHello} [${finished}] [${data}]\n  bank:   ${serverHello} ${sealed} `);
  });
});

describe('the figure', () => {
  it('gives plain data, the same each time, and a different sentence at each step', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(model.trace(setup)).toEqual(frames);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
      expect(new Set(frames.map(({ text }) => text)).size).toBe(frames.length);
      for (const { state } of frames)
        expect(new Set(state.messages.map(({ name }) => name)).size).toBe(state.messages.length);
    }
  });

  it('starts before the theft, and knows that it opens nothing', () => {
    expect(model.startAt).toBe(8);
    expect(prediction.choices[prediction.right]).toBe('Nothing new');
  });
});
