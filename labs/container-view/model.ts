import { defineLab, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { ATTEMPTS, judge, LAYERS, layersOf, type Attempt, type Layer, type Reach, type Verdict } from './rules';

/** The layers that are on, in the order of `LAYERS`. */
export type Setup = readonly Layer[];

export interface State {
  readonly layers: Setup;
  /** The verdicts so far, in the order of `ATTEMPTS`. */
  readonly verdicts: readonly Verdict[];
}

export const NAMES: Readonly<Record<Layer, string>> = {
  user: 'user namespace',
  pid: 'PID namespace',
  net: 'network namespace',
  uts: 'UTS namespace (host name)',
  mnt: 'mount namespace with its own files',
  caps: 'only 14 capabilities',
  filter: 'seccomp filter',
  limit: 'memory limit',
};

export const WISHES: Readonly<Record<Attempt, string>> = {
  clock: 'set the clock',
  signal: 'end a process of the host',
  connect: "connect to the host's server",
  rename: 'rename the host',
  read: 'open a secret file of the host by its path',
  mount: 'mount an empty disk',
  alg: "call the kernel's encryption code, which may have bugs",
  memory: 'take all memory',
  kernel: "see the kernel's version",
};

/** What common commands switch on. */
export const EXAMPLES = {
  'no container': [],
  '--privileged': ['pid', 'net', 'uts', 'mnt'],
  'docker run': ['pid', 'net', 'uts', 'mnt', 'caps', 'filter'],
  '--cap-add ALL': ['pid', 'net', 'uts', 'mnt', 'filter'],
  '--network host': ['pid', 'uts', 'mnt', 'caps', 'filter'],
  'all layers': [...LAYERS],
} as const satisfies Record<string, Setup>;

const REACH: Readonly<Record<Reach, string>> = {
  host: 'reaches the host',
  own: 'reaches only the container',
  no: 'is refused',
};

const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

function trace(layers: Setup): readonly Frame<State>[] {
  const on = layersOf(layers);
  const names = layers.map((layer) => NAMES[layer]).join(', ');
  const verdicts = ATTEMPTS.map((attempt) => judge(attempt, on));
  const start = layers.length === 0 ? 'Root in no container.' : `Root in a container with: ${names}.`;
  return [
    { text: `${start} Root will try nine things.`, state: { layers, verdicts: [] } },
    ...ATTEMPTS.map((attempt, index) => {
      const { reach, why } = verdicts[index]!;
      return {
        text: `${capital(WISHES[attempt])}: ${REACH[reach]}. ${why}`,
        state: { layers, verdicts: verdicts.slice(0, index + 1) },
      };
    }),
  ];
}

const LETTER: Readonly<Record<Layer, string>> = {
  user: 'u',
  pid: 'p',
  net: 'n',
  uts: 'h',
  mnt: 'm',
  caps: 'c',
  filter: 'f',
  limit: 'l',
};

export const model = defineLab<Setup, State>({
  name: 'container-view',
  setup: {
    pattern: '[a-z]+|0',
    write: (layers) => layers.map((layer) => LETTER[layer]).join('') || '0',
    read: (text) => LAYERS.filter((layer) => text.includes(LETTER[layer])),
  },
  initial: EXAMPLES['--privileged'],
  startAt: 0,
  trace,
});

/** The layers with one of them switched. */
export const switched = (layers: Setup, layer: Layer): Setup =>
  LAYERS.filter((one) => (one === layer ? !layers.includes(one) : layers.includes(one)));

function predict(): Prediction {
  const asked = ['signal', 'clock', 'read'] as const;
  const verdicts = asked.map((attempt) => judge(attempt, layersOf(model.initial)));
  const right = verdicts.findIndex(({ reach }) => reach === 'host');
  return {
    question:
      'In this lab, a privileged container has its own process numbers, network, host name and files. Its root has all capabilities and no seccomp filter. Which of these can root do to the host?',
    choices: asked.map((attempt) => capital(WISHES[attempt])),
    right,
    because: verdicts.map(({ why }, index) => `${capital(WISHES[asked[index]!])}: ${why}`).join(' '),
  };
}

export const prediction = predict();
