import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, isEnd, model, prediction, say } from './model';
import { gap, movedTo, pulled, pushed, similarity, startOf, trained, within, WORDS, type Setup } from './rules';

const next = seeded(11);
const some = (): Setup => ({
  starts: WORDS.map(() => Math.floor(next() * 360)),
  third: (['none', 'voucher', 'wrong'] as const)[Math.floor(next() * 3)]!,
  push: next() < 0.7,
});
const setups: Setup[] = [...Object.values(EXAMPLES), ...Array.from({ length: 200 }, some)];
const { initial } = model;

/** What the note's program prints, for three starts: the directions after 0, 1, 5 and 20 rounds. */
const PRINTED: readonly (readonly [example: string, after: Readonly<Record<number, readonly number[]>>])[] = [
  [
    'As in the note',
    {
      0: [0, 160, 280, 60, 220, 330, 100],
      1: [30, 150, 240, 100, 225, 305, 100],
      5: [92, 115, 133, 217, 240, 254, 100],
      20: [113, 113, 113, 237, 237, 237, 100],
    },
  ],
  [
    'Another chance',
    {
      0: [260, 270, 160, 130, 140, 40, 300],
      1: [263, 241, 197, 133, 103, 64, 300],
      5: [243, 232, 225, 110, 99, 92, 300],
      20: [233, 233, 233, 100, 100, 100, 300],
    },
  ],
  ['A chance that gets stuck', { 20: [326, 46, 86, 78, 358, 318, 232] }],
];

describe('the training', () => {
  it.each(PRINTED)('turns the arrows as the program of the note does: %s', (example, after) => {
    const setup = EXAMPLES[example]!;
    for (const [rounds, wanted] of Object.entries(after)) {
      const arrows = trained(setup, startOf(setup), Number(rounds));
      // The program prints with toFixed, which rounds as Math.round does for what is positive.
      expect(WORDS.map((word) => Math.round(within(arrows[word])))).toEqual(wanted);
    }
  });

  it('has the similarities that the note names', () => {
    const [start, end] = [startOf(initial), trained(initial, startOf(initial), 20)];
    const once = trained(initial, start, 1);
    const five = trained(initial, start, 5);
    const alike = [start, once, five, end].map((at) => say(similarity(at.package, at.delivery)));
    expect(alike).toEqual(['0.17', '−0.87', '0.76', '1.00']);
    expect([start, end].map((at) => say(similarity(at.package, at.card)))).toEqual(['−0.77', '−0.55']);
    expect([start, end].map((at) => say(similarity(at.package, at.voucher)))).toEqual(['−0.17', '0.97']);
    expect(end.voucher).toBe(100);
    expect(Math.round(end.package - end.voucher)).toBe(13);
  });

  it('brings a pair nearer by half with a pull, and keeps its middle', () => {
    for (const setup of setups) {
      const before = startOf(setup);
      const after = pulled(before, [
        ['package', 'parcel'],
        ['Visa', 'card'],
      ]);
      const far = gap(before.package, before.parcel);
      expect(gap(after.package, after.parcel)).toBeCloseTo(far / 2, 9);
      expect(after.package + after.parcel).toBeCloseTo(before.package + before.parcel, 9);
      expect(after.voucher).toBe(before.voucher);
    }
  });

  it('pushes only what is nearer than a right angle', () => {
    for (const setup of setups) {
      const at = startOf(setup);
      const { arrows, apart } = pushed(at, [
        ['package', 'parcel'],
        ['Visa', 'card'],
      ]);
      if (apart.length === 0) {
        expect(arrows).toEqual(at);
        for (const a of ['package', 'parcel'] as const)
          for (const b of ['Visa', 'card'] as const) expect(similarity(at[a], at[b])).toBeLessThan(1e-9);
      }
      expect([arrows.delivery, arrows.cash, arrows.voucher]).toEqual([at.delivery, at.cash, at.voucher]);
    }
  });

  it('depends only on how the starts lie to each other', () => {
    for (const setup of setups.slice(0, 40)) {
      const turned = { ...setup, starts: setup.starts.map((start) => within(start + 77)) };
      const [one, other] = [setup, turned].map((each) => trained(each, startOf(each), 20)) as [
        ReturnType<typeof startOf>,
        ReturnType<typeof startOf>,
      ];
      // An exact half turn may be gone either way round.
      for (const word of WORDS)
        expect(similarity(one.package, one[word]), model.encode(setup)).toBeCloseTo(
          similarity(other.package, other[word]),
          6,
        );
    }
  });
});

describe('the lab', () => {
  it('tells the pencil of the note', () => {
    const told = model.trace(initial).map(({ text }) => text);
    expect(told[1]).toContain('package and parcel are 160° apart');
    expect(told[1]).toContain('to 40° and 120°');
    expect(told[1]).toContain('to 100° and 180°');
    expect(told.at(-1)).toContain('13° away');
    expect(told.at(-1)).toContain('similarity 0.97 with parcel');
    expect(told[4]).toContain('After round 1, package and delivery have −0.87');
  });

  it('shows what else is said of it: without a push both subjects stay near, voucher can be taught', () => {
    const endOf = (name: string) => trained(EXAMPLES[name]!, startOf(EXAMPLES[name]!), 20);
    const free = endOf('Nothing pushes');
    expect(say(similarity(free.package, free.card))).toBe('0.55');
    const taught = endOf('Pair voucher with card');
    expect(say(similarity(taught.voucher, taught.card))).toBe('1.00');
    const wrong = endOf('A wrong pair: Visa and parcel');
    expect(similarity(wrong.Visa, wrong.parcel)).toBeGreaterThan(0.9);
  });

  it('gives the same trace for the same setup, as plain data, with one end of the training', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(model.trace(setup)).toEqual(frames);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
      expect(frames.filter(({ state }) => isEnd(state))).toHaveLength(1);
      for (const { text } of frames) expect(text).not.toMatch(/NaN|undefined|-\d/);
    }
  });

  it('takes any start, in whole degrees of one turn', () => {
    for (const degrees of [-720.4, -1, 0, 359.6, 1e6]) {
      const moved = movedTo(initial, 'cash', degrees);
      expect(model.decode(model.encode(moved))).toEqual(moved);
    }
  });

  it('knows the answer', () => {
    expect(prediction.choices[prediction.right]).toContain('about 1');
    expect(prediction.because).toContain('1.00');
  });
});
