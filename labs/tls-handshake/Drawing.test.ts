import { describe, expect, it } from 'vitest';

import { touchingItems } from '@groundwork/labs-kit/testing';
import { HEIGHT, pictureOf } from './Picture';
import { play, type Setup } from './run';
import { EVES, EXCHANGES } from './script';

const setups = EXCHANGES.flatMap((exchange) => EVES.map((eve): Setup => ({ exchange, eve })));
const start: Setup = { exchange: 'hybrid', eve: 'key' };
const picturesOf = (setup: Setup, width: number) => {
  const frames = play(setup);
  return frames.map((_, at) => pictureOf(setup, frames, at, width));
};
const endOf = (setup: Setup) => picturesOf(setup, 686).at(-1)!.items;
const idsOf = (setup: Setup, wanted: RegExp) => endOf(setup).filter(({ id }) => wanted.test(id));

describe.each([296, 304, 336, 560, 686, 736])('the picture at %i pixels', (width) => {
  it('has labels that touch no other, and none that leaves it', () => {
    const found = setups.flatMap((setup) =>
      picturesOf(setup, width).flatMap((picture, at) =>
        touchingItems(picture).map((one) => `${setup.exchange} ${setup.eve} ${at}: ${one}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('gives each thing one name, and keeps its height', () => {
    for (const setup of setups)
      for (const { items, height } of picturesOf(setup, width)) {
        expect(height).toBe(HEIGHT);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
  });
});

describe('the picture', () => {
  it('opens what Eve can read in the end, and nothing else', () => {
    const open = (setup: Setup) => idsOf(setup, / tried$/).filter(({ text }) => text === '✓').length;
    for (const setup of setups.filter(({ eve }) => eve !== 'middle')) {
      const sealed = play(setup)
        .at(-1)!
        .state.messages.filter(({ key }) => key !== null);
      expect(idsOf(setup, / tried$/).length).toBe(sealed.length);
      expect(open(setup), `${setup.exchange} ${setup.eve}`).toBe(sealed.filter(({ read }) => read).length);
    }
    expect(open(start)).toBe(0);
    expect(open({ exchange: 'rsa', eve: 'key' })).toBe(4);
  });

  it('shows the same secrets and keys at both ends, made from what never left an end', () => {
    const frames = play(start);
    const ids = pictureOf(start, frames, 7, 336).items.map(({ id }) => id);
    for (const name of ['X25519 secret', 'ML-KEM secret', 'handshake keys', 'application keys'])
      for (const end of ['client', 'server']) expect(ids).toContain(`${end} ${name}`);
    expect(ids.filter((id) => / half [^ ]+ secret$/.test(id))).toEqual([
      'client half X25519 secret',
      'client half ML-KEM secret',
      'server half X25519 secret',
    ]);
    for (const way of ['client X25519 secret own', 'client X25519 secret public', 'server X25519 secret public'])
      expect(ids).toContain(way);
  });

  it('says what Eve lacks, and that it was deleted', () => {
    expect(idsOf(start, /^eve gone [^ ]+ secret$/).map(({ id }) => id)).toEqual([
      'eve gone X25519 secret',
      'eve gone ML-KEM secret',
    ]);
    expect(idsOf({ ...start, eve: 'quantum' }, /^eve gone [^ ]+ secret$/).length).toBe(1);
    expect(idsOf({ ...start, exchange: 'rsa' }, /^eve gone/)).toEqual([]);
  });

  it('can have the key clicked at every step', () => {
    for (const setup of setups)
      for (const { spots, width } of picturesOf(setup, 336)) {
        expect(spots!.map(({ id }) => id)).toEqual(['K']);
        expect(spots![0]!.x + spots![0]!.w).toBeLessThan(width);
      }
  });
});
