import {
  byKey,
  byLetter,
  closed,
  defineLab,
  fields,
  glued,
  rest,
  valuesOf,
  type Frame,
  type Part,
  type Prediction,
} from '@groundwork/labs-kit/model';

import { HOME, type End } from './rules';
import { Run, type Kinds, type Op, type State } from './run';

export interface Setup extends Kinds {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;
/** The longest silence, in seconds. */
export const MOST_SILENCE = 60;
/** The silence that is written without its length. */
const PAUSE = 20;

const ENDS: Readonly<Record<string, End>> = { l: 'laptop', p: 'phone', s: 'server', t: 'friend', u: 'other' };
const LETTERS = Object.fromEntries(Object.entries(ENDS).map(([letter, end]) => [end, letter])) as Record<End, string>;

const op: Part<Op> = {
  pattern: 'w(?:[1-9]\\d?)?|[lpstu]{2}',
  write(one) {
    if (one.act === 'wait') return one.seconds === PAUSE ? 'w' : `w${one.seconds}`;
    return LETTERS[one.from] + LETTERS[one.to];
  },
  read(word) {
    if (word.startsWith('w')) {
      const seconds = Number(word.slice(1) || PAUSE);
      return seconds > MOST_SILENCE ? undefined : { act: 'wait', seconds };
    }
    const [from, to] = [ENDS[word[0] ?? '']!, ENDS[word[1] ?? '']!];
    return canSend(from, to) ? { act: 'send', from, to } : undefined;
  },
};

/** Whether the lab knows of packets from one to the other: not to oneself. */
export const canSend = (from: End, to: End): boolean =>
  from !== to && (HOME[from] !== 'router2' || HOME[to] !== 'router2');

/** Reads `ls sl w35`: laptop to server, server to laptop, 35 seconds of silence. */
export const ops = (text: string): Op[] => valuesOf(op, text);

const start = (text: string, kinds: Partial<Kinds> = {}): Setup => ({
  mapping: 'same',
  filtering: 'port',
  hers: 'same',
  ...kinds,
  ops: ops(text),
});

/** Runs worth starting from. */
export const EXAMPLES = {
  'One address for two': start('ls ps tl sp lt tl w40 sl'),
  'Two hidden laptops': start('ls sl tl lt tl'),
  'The same port twice': start('ls ps sl sp'),
  'Her router draws ports': start('ls ts lt tl', { hers: 'each' }),
  'Nobody speaks': start('ls sl w w sl'),
} as const satisfies Record<string, Setup>;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup);
  for (const one of setup.ops) run.do(one);
  return closed(run.frames, setup.ops.length, MOST_OPS);
}

const initial: Setup = EXAMPLES['One address for two'];
/** Two have asked the server, the friend’s packet has been dropped, and an answer has come in. */
const startAt = trace({ ...initial, ops: initial.ops.slice(0, 4) }).length - 1;

export const model = defineLab<Setup, State>({
  name: 'nat-table',
  setup: fields({
    mapping: byLetter(['same', 'each']),
    filtering: glued(byLetter(['any', 'host', 'port'])),
    hers: glued(byKey({ e: 'each', '': 'same' })),
    ops: rest(op, MOST_OPS),
  }),
  initial,
  startAt,
  trace,
});

/** The run up to a frame, and one thing more; what was still to come is left out. */
export const thrown = (setup: Setup, { done }: State, next: Op): Setup => ({
  ...setup,
  ops: [...setup.ops.slice(0, done), next].slice(0, MOST_OPS),
});

/** The same for a silence: one that follows another makes it longer. */
export function silent(setup: Setup, { done }: State, seconds: number): Setup {
  const past = setup.ops.slice(0, done);
  while (past.at(-1)?.act === 'wait') past.pop();
  const length = Math.min(Math.max(Math.round(seconds), 0), MOST_SILENCE);
  const next: Op[] = length === 0 ? [] : [{ act: 'wait', seconds: length }];
  return { ...setup, ops: [...past, ...next].slice(0, MOST_OPS) };
}

function predict(): Prediction {
  const frames = trace(initial);
  const [leaves, arrives] = [frames[startAt + 1]!, frames[startAt + 2]!];
  return {
    question: 'Now the laptop writes to 203.0.113.99:5000. What does her router do?',
    choices: ['It drops it', 'It lets it in'],
    right: arrives.state.arrived > leaves.state.arrived ? 1 : 0,
    because: `On its way out, her packet had made an entry in her own router. ${arrives.text}`,
  };
}

export const prediction = predict();
