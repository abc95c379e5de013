import { describe, expect, it } from 'vitest';

import { model, prediction, SIZES, type Setup } from './model';
import { neighbours } from './run';
import { build, cosine } from './vectors';

const extras = ['', 'the queen drinks tea', 'robots dream', 'a a a a'];
const setups: Setup[] = ['king', 'hot', 'robots', 'a'].flatMap((word) =>
  [1, 2, 8, 12].flatMap((size) => extras.map((extra) => ({ word, size, extra }))),
);

describe('embedding space', () => {
  it('has the neighbours that its text gives', () => {
    const king = neighbours(model.initial)!;
    const beside = king.filter(({ together }) => together > 0).map(({ word, together }) => `${word} ${together}`);
    expect(beside.sort()).toEqual(['a 1', 'on 1', 'rules 1', 'sat 1', 'the 4', 'wears 1']);
    expect(king.find(({ word }) => word === 'throne')).toMatchObject({ together: 0 });
    expect(king.find(({ word }) => word === 'throne')!.cosine.toFixed(2)).toBe('0.56');
    const hot = neighbours({ ...model.initial, word: 'hot' })!;
    expect(hot[4]).toMatchObject({ word: 'cold', together: 0 });
    expect(hot[4]!.cosine.toFixed(2)).toBe('0.92');
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

  it('reads back what it writes and refuses the rest, such as the addresses of an older lab', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    for (const text of [
      '',
      'king.8',
      'hot.12.the.queen.drinks.tea',
      '0.160.280.60.220.330.none.push',
      '0.160.280.60.220.330.360.none.push',
      '0.160.280.60.220.330.-1.none.push',
      '0.160.280.60.220.330.01.none.push',
      '0.160.280.60.220.330.1.5.none.push',
      '0.160.280.60.220.330.100.toString.push',
      '0.160.280.60.220.330.100.none.shove',
      '0.160.280.60.220.330.100.none.push.',
    ])
      expect(model.decode(text), text).toBeNull();
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
