// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, prediction } from './model';
import { LISTS, MOST, type Setup } from './run';

const settled = () => new Promise((done) => setTimeout(done, 20));

/** The same click on a real counter, with React's own queue; without `act`, which would collect more. */
async function really({ text, list }: Setup): Promise<{ log: string[]; shown: string }> {
  const log: string[] = [];
  function Counter() {
    const [n, setN] = useState(0);
    log.push(`render ${n}`);
    useEffect(
      () => {
        log.push(`setup ${n}`);
        return () => void log.push(`cleanup ${n}`);
      },
      // eslint-disable-next-line react-hooks/exhaustive-deps -- what a list that leaves n out does is tested
      { none: undefined, n: [n], empty: [] }[list],
    );
    const click = async () => {
      for (const letter of text) {
        if (letter === 'v') setN(n + 1);
        if (letter === 'u') setN((before) => before + 1);
        if (letter === 'f') setN(5);
        if (letter === 's') setN(n);
        if (letter === 'w') await settled();
      }
    };
    return <button onClick={() => void click()}>{n}</button>;
  }
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(<Counter />);
  await settled();
  box.querySelector('button')!.click();
  for (let i = 0; i <= text.length; i++) await settled();
  const ended = { log: [...log], shown: box.textContent };
  root.unmount();
  box.remove();
  return ended;
}

const clicks = [
  ...Object.values(EXAMPLES),
  'v',
  's',
  'fwf',
  'fwfwf',
  'vwvwvwv',
  'uws',
  'sus',
  'fufv',
  'wuw',
  'vwswswu',
];
const setups = LISTS.flatMap((list) => clicks.map((text): Setup => ({ text, list })));

describe('state-queue', () => {
  it.each(setups.map((setup) => [model.encode(setup), setup] as const))(
    'does what React does: %s',
    async (_, setup) => {
      const { log, shown } = model.trace(setup).at(-1)!.state;
      const real = await really(setup);
      expect(log).toEqual(real.log);
      expect(String(shown)).toBe(real.shown);
    },
  );

  it('gives the same trace for the same setup, as plain data', () => {
    for (const setup of setups) {
      expect(model.trace(setup)).toEqual(model.trace(setup));
      expect(JSON.parse(JSON.stringify(model.trace(setup)))).toEqual(model.trace(setup));
    }
  });

  it('reads back what it writes and refuses the rest', () => {
    for (const setup of setups) expect(model.decode(model.encode(setup))).toEqual(setup);
    for (const text of ['', 'vvv', 'x.n', '.n', `${'v'.repeat(MOST + 1)}.n`, 'v.n.n', 'v.toString'])
      expect(model.decode(text)).toBeNull();
  });

  it('says what the note says of three clicks', () => {
    const shown = (text: string) => model.trace({ text, list: 'n' }).at(-1)!.state.shown;
    expect([shown('vvv'), shown('uuu')]).toEqual([1, 3]);
    expect(prediction.choices[prediction.right]).toBe('1');
  });
});
