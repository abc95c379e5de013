import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, ORDERS, prediction, SCRIPTS, SENDS, shownAt, STYLES } from './model';
import { fates, LOAD, type Setup } from './run';

const setups: Setup[] = SENDS.flatMap((send) =>
  SCRIPTS.flatMap((script) => STYLES.flatMap((style) => ORDERS.map((order) => ({ send, script, style, order })))),
);

/** The same by a clock that moves by half seconds: each thing looks whether it may go on. */
function clock(setup: Setup, until: number): string[] {
  const tokens = fates(setup);
  let next = 0;
  const shown = new Set<string>();
  const inTree: number[] = [];
  const isLoaded = (index: number, now: number): boolean => now >= tokens[index]!.arrives + LOAD;
  const stylesBefore = (index: number, now: number): boolean =>
    tokens.every(({ kind }, at) => kind !== 'style' || at > index || isLoaded(at, now));
  for (let now = 0; now <= until; now += 0.5) {
    for (; next < tokens.length && tokens[next]!.arrives <= now; next++) {
      const isStop = tokens[next]!.kind === 'script' && setup.script === 'blocking';
      if (isStop && !(isLoaded(next, now) && stylesBefore(next, now))) break;
      const before = tokens[next - 1];
      if (before?.kind === 'style' && setup.style === 'middle' && !isLoaded(next - 1, now)) break;
      inTree.push(next);
    }
    for (const index of inTree)
      if (tokens[index]!.kind === 'text' && stylesBefore(index, now)) shown.add(tokens[index]!.name);
  }
  return ['Orders', 'First', 'Second', 'Third', 'Fourth'].filter((name) => shown.has(name));
}

describe('a page while it arrives', () => {
  it('shows what the browser showed in the sample of the note', () => {
    const recorded = readFileSync('samples/browsers/html-streaming/stream.html.out', 'utf8');
    const rows = [...recorded.matchAll(/^(\d\.\d) .*? {2,}(?:yes|no) +(?:yes|no) +(.+)$/gm)];
    expect(rows.length).toBe(4);
    for (const [, second, shown] of rows)
      expect(shownAt(fates(EXAMPLES['The sample']), Number(second)).join(', '), second).toBe(shown);
  });

  it('agrees with a clock, in every setup and moment', () => {
    for (const setup of setups)
      for (const { state } of model.trace(setup))
        expect(state.shown, model.encode(setup)).toEqual(clock(setup, state.second));
  });

  it('ends with the whole page', () => {
    for (const setup of setups) expect(model.trace(setup).at(-1)!.state.shown, model.encode(setup)).toHaveLength(5);
  });

  it('waits for nothing in a slot, and for the slow part without', () => {
    const fourth = (order: Setup['order']) =>
      fates({ send: 'parts', script: 'none', style: 'none', order }).find(({ name }) => name === 'Fourth')!.painted;
    expect([fourth('first'), fourth('slots')]).toEqual([2, 1]);
  });

  it('asks what its run tells', () => {
    expect(prediction.choices).toEqual(['In second 1', 'In second 3', 'In second 5']);
    expect(prediction.right).toBe(1);
    expect(model.trace(model.initial)[model.startAt]!.text).toBe(
      'Second 1: First, slow.js, Second, late.css, Third arrived. Shown: Orders, First. Arrived, and not in the tree: slow.js, Second, late.css, Third.',
    );
  });

  it('keeps what stands behind a stylesheet of the body out of the tree', () => {
    const texts = (style: Setup['style']) =>
      model.trace({ send: 'parts', script: 'none', style, order: 'last' }).map(({ text }) => text);
    expect(texts('middle').join()).toContain('Arrived, and not in the tree: Third.');
    expect(texts('head').join()).toContain('In the tree, and not painted: Orders.');
  });
});
