import { closed, type Frame, type LabModel, type Prediction } from '../../lib/labModel';

import { Run, type Filtering, type Inside, type Mapping, type Op, type Outside, type Rules, type State } from './run';

export interface Setup extends Rules {
  readonly ops: readonly Op[];
}

export const MOST_OPS = 40;

const INSIDE_OF: Readonly<Record<string, Inside>> = { l: 'laptop', p: 'phone' };
const OUTSIDE_OF: Readonly<Record<string, Outside>> = { s: 'server', t: 'stranger', u: 'other' };
const MAPPING_OF: Readonly<Record<string, Mapping>> = { s: 'same', e: 'each' };
const FILTERING_OF: Readonly<Record<string, Filtering>> = { a: 'any', h: 'host', p: 'port' };
const LETTER = { laptop: 'l', phone: 'p', server: 's', stranger: 't', other: 'u' } as const;
const WORD = /^(?:[lp][stu]|[stu][lp]|w)$/;

/** Reads `ls sl w`: laptop to server, server to laptop, wait. */
export function ops(text: string): Op[] {
  return text.split(' ').map((word) => {
    const [first = '', second = ''] = word;
    if (word === 'w') return { act: 'wait' };
    if (Object.hasOwn(INSIDE_OF, first)) return { act: 'out', inside: INSIDE_OF[first]!, outside: OUTSIDE_OF[second]! };
    return { act: 'in', inside: INSIDE_OF[second]!, outside: OUTSIDE_OF[first]! };
  });
}

function word(op: Op): string {
  if (op.act === 'wait') return 'w';
  const pair = [LETTER[op.inside], LETTER[op.outside]];
  return (op.act === 'out' ? pair : pair.reverse()).join('');
}

/** Runs worth starting from: the sessions of the note, and silence. */
export const EXAMPLES = {
  'Hole punching': ops('ls tl lt tl'),
  'The same port twice': ops('ls ps pt'),
  Silence: ops('ls sl w w sl'),
} as const;

function trace(setup: Setup): readonly Frame<State>[] {
  const run = new Run(setup);
  for (const op of setup.ops) run.do(op);
  return closed(run.frames, setup.ops.length, MOST_OPS);
}

const initial: Setup = { mapping: 'same', filtering: 'port', ops: EXAMPLES['Hole punching'] };

export const model: LabModel<Setup, State> = {
  name: 'nat-table',
  initial,
  startAt: trace({ ...initial, ops: initial.ops.slice(0, 3) }).length - 1,
  trace,
  encode: ({ mapping, filtering, ops: list }) => [mapping[0]! + filtering[0]!, ...list.map(word)].join('.'),
  decode(text) {
    const [rules = '', ...words] = text.split('.');
    if (!/^[se][ahp]$/.test(rules) || words.length > MOST_OPS || !words.every((one) => WORD.test(one))) return null;
    return {
      mapping: MAPPING_OF[rules[0]!]!,
      filtering: FILTERING_OF[rules[1]!]!,
      ops: words.length === 0 ? [] : ops(words.join(' ')),
    };
  },
};

function predict(): Prediction {
  const fate = (setup: Setup) => trace(setup).at(-1)!.state.packet!.fate;
  const choices = ['It reaches the laptop', 'It is dropped'];
  return {
    question:
      'The router dropped the stranger’s first packet. Then the laptop sent a packet to the stranger. What happens to the stranger’s next packet?',
    choices,
    right: fate(initial) === 'through' ? 0 : 1,
    because: `${trace(initial).at(-1)!.text} With a port for each destination: ${trace({ ...initial, mapping: 'each' }).at(-1)!.text}`,
  };
}

export const prediction = predict();
