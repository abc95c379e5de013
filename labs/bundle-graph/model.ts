import { byKey, byLetter, defineLab, fields, flag, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import {
  chunksOf,
  DELIVERIES,
  edgesOf,
  keptBy,
  MODULES,
  neverAsked,
  wavesOf,
  type Chunk,
  type Module,
  type Reason,
  type Setup,
  type Wave,
} from './graph';

export interface State {
  readonly setup: Setup;
  /** The module that the bundler reads now, and those it has read. */
  readonly reading: Module | null;
  readonly read: readonly Module[];
  /** What was decided of each module, once it was. */
  readonly kept: ReadonlyMap<Module, Reason> | null;
  readonly chunks: readonly Chunk[];
  readonly waves: readonly Wave[];
}

const WHY: Readonly<Record<Reason, string>> = {
  entry: 'a program or an import() begins here',
  used: 'an export of it is used',
  effect: 'it does something on loading',
};

/** The bundler's part: read every module, decide what stays, write the files. */
function bundling(setup: Setup, start: State): Frame<State>[] {
  const frames: Frame<State>[] = [];
  let state = start;
  const push = (text: string, change: Partial<State>): void => {
    state = { ...state, ...change };
    frames.push({ text, state });
  };
  for (const module of MODULES) {
    const imports = edgesOf(setup).filter(({ from }) => from === module);
    const words = imports.map(
      ({ to, link }) => `${to}${link === 'lazy' ? ' by import()' : link === 'unused' ? ', never used' : ''}`,
    );
    const list = words.length > 0 ? `imports ${words.join(' and ')}` : 'imports nothing';
    push(`The bundler reads ${module}: it ${list}.`, { reading: module, read: [...state.read, module] });
  }
  const kept = keptBy(setup);
  const out = MODULES.filter((module) => !kept.has(module));
  const effects = [...kept].filter(([, reason]) => reason === 'effect').map(([module]) => module);
  const left = out.length > 0 ? `Left out: ${out.join(', ')}.` : 'Nothing is left out.';
  const because = effects.length > 0 ? ` Not so ${effects.join(', ')}: ${WHY.effect}.` : '';
  push(`${left}${because}`, { reading: null, kept });
  for (const chunk of chunksOf(setup)) {
    const nobody = chunk.entry !== 'main' && neverAsked(setup) ? ' Nobody will ask for it.' : '';
    push(`One file begins with ${chunk.entry}: ${chunk.modules.join(', ')}.${nobody}`, {
      chunks: [...state.chunks, chunk],
    });
  }
  return frames;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const start: State = { setup, reading: null, read: [], kept: null, chunks: [], waves: [] };
  const frames: Frame<State>[] = [
    { text: `${MODULES.length} modules, and main is where the program begins.`, state: start },
  ];
  if (setup.delivery === 'bundle') frames.push(...bundling(setup, start));
  for (const [index, wave] of wavesOf(setup).entries()) {
    const { state } = frames.at(-1)!;
    const why = index === 0 ? '' : wave.click ? 'After a click, ' : 'Then ';
    const text = `${why}wave ${index + 1}: the browser loads ${wave.files.join(', ')}.`;
    frames.push({ text: text[0]!.toUpperCase() + text.slice(1), state: { ...state, waves: [...state.waves, wave] } });
  }
  return frames;
}

const all: Setup = { delivery: 'modules', cart: 'used', price: 'used', effect: false, free: false };
const uncalled: Setup = { ...all, delivery: 'bundle', cart: 'unused', effect: true };

/** The three ways of the note's sample, then what changes the files. */
export const EXAMPLES = {
  modules: all,
  'modules, all hinted': { ...all, delivery: 'hinted' },
  'one bundle': { ...all, delivery: 'bundle' },
  'cart on a click': { ...all, delivery: 'bundle', cart: 'lazy' },
  'nobody uses cart': uncalled,
} as const satisfies Record<string, Setup>;

export const model = defineLab<Setup, State>({
  name: 'bundle-graph',
  setup: fields(
    {
      delivery: byLetter(DELIVERIES),
      cart: byKey({ u: 'used', n: 'unused', l: 'lazy' }),
      price: byLetter(['used', 'lazy']),
      effect: flag('e', '-'),
      free: flag('f', '-'),
    },
    '',
  ),
  initial: uncalled,
  // Everything is read; the next step says what is left out.
  startAt: MODULES.length,
  trace,
});

function predict(): Prediction {
  const kept = keptBy(uncalled);
  const names = MODULES.filter((module) => kept.has(module));
  const counts = [...new Set([2, names.length, MODULES.length])];
  return {
    question:
      'main imports cart and never uses it. locale, the last of the chain, does something on loading. How many of the 7 modules are written?',
    choices: counts.map(String),
    right: counts.indexOf(names.length),
    because: `${names.join(', ')}. What cart and its imports export is not used, but an import also runs the module, and ${names.at(-1)} does something when it runs.`,
  };
}

export const prediction = predict();
