// @vitest-environment jsdom
import { act, createContext, memo, useContext, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';

import { model, prediction } from './model';
import { ARRAYS, CAUSES, PLACES, type Setup } from './run';

const flags = [false, true];
const setups = CAUSES.flatMap((cause) =>
  PLACES.flatMap((place) =>
    ARRAYS.flatMap((array) =>
      flags.flatMap((wrapped) => flags.map((shown): Setup => ({ cause, place, array, memo: wrapped, shown }))),
    ),
  ),
);

/** The program that the lab is about, rendered and clicked by React itself. */
async function really(setup: Setup): Promise<{ called: string[]; writes: number }> {
  const called: string[] = [];
  const Theme = createContext('light');
  const kept = [0];
  const set: Partial<Record<Setup['cause'], () => void>> = {};

  const Bare = () => {
    called.push('Plain');
    return <i>plain</i>;
  };
  const Plain = setup.memo ? memo(Bare) : Bare;
  const Memo = memo(({ at }: { at: number[] }) => {
    called.push('Memo');
    return <i>{at.length}</i>;
  });
  const Themed = memo(() => {
    called.push('Themed');
    return <i>{useContext(Theme)}</i>;
  });
  function Box({ children }: { children: ReactNode }) {
    const [count, setCount] = useState(0);
    called.push('Box');
    set.box = () => setCount(1);
    set.again = () => setCount(0);
    return (
      <p>
        {setup.shown && <b>{count}</b>}
        {setup.place === 'own' ? <Plain /> : children}
      </p>
    );
  }
  function App() {
    const [count, setCount] = useState(0);
    const [theme, setTheme] = useState('light');
    called.push('App');
    set.app = () => setCount(1);
    set.theme = () => setTheme('dark');
    return (
      <Theme value={theme}>
        {setup.shown && <b>{count}</b>}
        <Box>{setup.place === 'children' && <Plain />}</Box>
        <Memo at={setup.array === 'kept' ? kept : [0]} />
        <Themed />
      </Theme>
    );
  }

  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () => root.render(<App />));
  called.length = 0;
  const observed: MutationRecord[] = [];
  const observer = new MutationObserver((records) => observed.push(...records));
  observer.observe(box, { subtree: true, childList: true, characterData: true, attributes: true });
  await act(async () => {
    set[setup.cause]!();
  });
  await Promise.resolve();
  observer.disconnect();
  await act(async () => root.unmount());
  return { called, writes: observed.length };
}

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

describe('react-renders', () => {
  it.each(setups.map((setup) => [model.encode(setup), setup] as const))(
    'calls whom React calls: %s',
    async (_, setup) => {
      const { seen, writes: written } = model.trace(setup).at(-1)!.state;
      const { called, writes } = await really(setup);
      expect(written).toHaveLength(writes);
      expect(seen.filter(({ verdict }) => verdict === 'called').map(({ name }) => name)).toEqual(called);
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
    for (const text of ['', 'box', 'box.own.made.0', 'box.own.made.0.2', 'box.own.made.0.1.1', 'toString.own.made.0.1'])
      expect(model.decode(text)).toBeNull();
  });

  it('knows the answer to its question', () => {
    expect(prediction.choices[prediction.right]).toBe('left out');
  });
});
