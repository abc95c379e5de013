import { describe, expect, it } from 'vitest';

import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, prediction, type Setup, type State } from './model';
import { CARD, isOld, listed, MOST_RUNNING, PRICES, ROOM, ROUNDS } from './run';

const next = seeded(11);
const some = (): number => Math.floor(next() * (MOST_RUNNING + 1));
const setups: Setup[] = [
  ...Object.values(EXAMPLES),
  ...Array.from({ length: 150 }, (): Setup => ({
    cards: next() < 0.5 ? 'read' : 'ignored',
    visits: next() < 0.8 ? 'end' : 'stay',
    running: Array.from({ length: ROUNDS }, some),
  })),
];
const statesOf = (setup: Setup): State[] => model.trace(setup).map(({ state }) => state);
const collections = (setup: Setup): [before: State, after: State][] => {
  const states = statesOf(setup);
  return states.flatMap((state, at): [State, State][] => (state.phase === 'moved' ? [[states[at - 1]!, state]] : []));
};
const namesOf = ({ items }: State): string[] => items.map(({ name }) => name).sort();

/** The independent reference: a heap without places, whose living objects are named from the setup alone. */
function living({ visits, running }: Setup, round: number, before: State): Set<string> {
  const made = before.items.filter(({ name }) => /^\d+$/.test(name)).map(({ name }) => Number(name));
  const last = Math.max(...made);
  const isAlive = (name: number): boolean => visits === 'stay' || name > last - running[round]!;
  const prices = before.items.filter(({ heldBy }) => heldBy === 'field').map(({ name }) => name);
  return new Set(['M', ...(round === ROUNDS - 1 ? ['C'] : []), ...made.filter(isAlive).map(String), ...prices]);
}

describe('generations', () => {
  it('frees nothing that lives while cards are read, and in a full collection frees all else', () => {
    for (const setup of setups)
      for (const [round, [before, after]] of collections(setup).entries()) {
        const alive = [...living(setup, round, before)].sort();
        if (after.isFull) expect(namesOf(after)).toEqual(alive);
        else if (setup.cards === 'read') expect(namesOf(after)).toEqual(expect.arrayContaining(alive));
      }
  });

  it('loses C, and C alone, if the cards are ignored and no full collection comes', () => {
    for (const setup of setups.filter(({ cards }) => cards === 'ignored'))
      for (const [round, [before, after]] of collections(setup).entries()) {
        const kept = new Set(namesOf(after));
        const lost = [...living(setup, round, before)].filter((name) => !kept.has(name));
        expect(lost).toEqual(round === ROUNDS - 1 && !after.isFull ? ['C'] : []);
        expect(after.lostAt !== null).toBe(lost.length > 0);
      }
  });

  it('keeps each object in one place of its own, within the room of its space', () => {
    for (const setup of setups)
      for (const { items } of statesOf(setup)) {
        const names = new Set(items.map(({ name }) => name));
        const places = new Set(items.map(({ space, at }) => `${space}${at}`));
        expect([names.size, places.size]).toEqual([items.length, items.length]);
        expect(items.filter(({ space, at }) => at >= ROOM[space])).toEqual([]);
      }
  });

  it('looks into the old generation only at the noted card, moves nothing in it, and counts every object once', () => {
    for (const setup of setups)
      for (const [round, [before, after]] of collections(setup).entries()) {
        const { looked, freed, rest } = after.works[round]!;
        expect(looked + freed + rest).toBe(before.items.length);
        expect(after.items.length).toBe(before.items.length - freed);
        if (after.isFull) continue;
        const old = before.items.filter(isOld);
        expect(old.filter((item) => !after.items.includes(item))).toEqual([]);
        const seen = old.filter(({ name }) => before.looked.has(name));
        expect(seen.filter(({ at }) => Math.floor(at / CARD) !== before.noted)).toEqual([]);
        expect(after.items.filter(({ space }) => space === 'eden')).toEqual([]);
        // One of the two survivor spaces is empty.
        expect(after.items.filter(({ space }) => space === (round % 2 === 0 ? 'two' : 'one'))).toEqual([]);
      }
  });

  it('has work with what lives, and none with what is dead', () => {
    const seen = (setup: Setup): number[] => collections(setup).map(([, { works }]) => works.at(-1)!.looked);
    expect(seen(EXAMPLES['All others die'])).toEqual([1, 1, 2]);
    expect(seen(EXAMPLES['Most die young'])).toEqual([2, 2, 3]);
    expect(seen(EXAMPLES['Few die'])).toEqual([12, PRICES + 12, PRICES + 13]);
  });

  it('tells the story of the note', () => {
    const last = statesOf(model.initial).at(-1)!;
    const { works, created, copies } = last;
    expect(works.map(({ looked, freed, rest }) => [looked, freed, rest])).toEqual([
      [2, 10, 32],
      [2, 12, 32],
      [3, 11, 32],
    ]);
    expect([created, copies]).toEqual([36, 6]);
    const texts = model.trace(model.initial).map(({ text }) => text);
    expect(texts[model.startAt + 1]).toContain('comes to M and 12: it looks at 2 of 44 objects');
    expect(texts[7]).toContain('M to the old generation after surviving 2 collections');
    expect(texts[9]).toContain('comes to C and 35: with M on the card, it looks at 3 of 46 objects');
    expect(statesOf(EXAMPLES['A leak']).at(-1)!.phase).toBe('error');
  });

  it('answers its question by the model', () => {
    expect(prediction.choices[prediction.right]).toBe('2 in Eden');
  });

  it('keeps its steps while a number of visits is moved, unless the heap is full', () => {
    for (const setup of setups.filter(({ visits }) => visits === 'end'))
      expect(statesOf(setup)).toHaveLength(statesOf(model.initial).length);
  });

  it('names objects shortly', () => {
    expect(listed([])).toBe('nothing');
    expect(listed(['M', '12'])).toBe('M and 12');
    expect(listed(['M', '2', '3', '4', '7', 'C'])).toBe('M, 2 to 4, 7 and C');
  });
});
