import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import type { LabModel } from '@groundwork/labs-kit/model';
import { pick, seeded } from '@groundwork/lib/seeded';

const here = import.meta.dirname;
const names = readdirSync(here).filter((name) => existsSync(path.join(here, name, 'model.ts')));

/** Setups that a lab takes, from its first one by what a hand in the address bar does: other numbers, and parts once more. */
function setupsOf(model: LabModel<unknown, unknown>): readonly unknown[] {
  const next = seeded(7);
  const addresses = new Set([model.encode(model.initial)]);
  const numbers = ['0', '1', '2', '5', '9', '10', '16', '20', '50', '64', '99', '100', '255', '999', '9999'];
  for (let tries = 0; tries < 1500 && addresses.size < 200; tries++) {
    const address = pick([...addresses], next);
    const at = Math.floor(next() * address.length);
    const other = pick(
      [
        address.replace(/\d+/g, (number) => (next() < 0.5 ? number : pick(numbers, next))),
        address.slice(0, at + 2) + address.slice(at),
        address + address.slice(at),
      ],
      next,
    );
    if (other.length <= 300 && model.decode(other) !== null) addresses.add(other);
  }
  return [...addresses].map((address) => model.decode(address));
}

// A task of 200 ms on a phone of a quarter of this speed is one of 50 ms here; four times the room, as all clocks have.
const MOST_MS = 4 * 50;

describe.each(names)('%s', (name) => {
  it('answers whatever address within a task that nobody feels', async () => {
    const { model } = (await import(`./${name}/model.ts`)) as { model: LabModel<unknown, unknown> };
    for (const setup of setupsOf(model)) {
      const before = process.cpuUsage();
      model.trace(setup);
      const { user } = process.cpuUsage(before);
      expect(user / 1000, model.encode(setup)).toBeLessThan(MOST_MS);
    }
  });
});
