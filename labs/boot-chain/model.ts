import { defineLab, places, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { boot, endOf, STAGES, type Machine, type Stage, type Turn } from './rules';

export type Setup = Machine;

export interface State {
  readonly machine: Machine;
  /** The stages that had their turn so far. */
  readonly turns: readonly Turn[];
  /** The stages that this layout has. */
  readonly stages: readonly Stage[];
}

type Options = { readonly [Key in keyof Machine]: Readonly<Record<Machine[Key], string>> };

/** Every choice with its words; their order is also that of the letters in the address. */
export const OPTIONS: Options = {
  board: { off: 'off', old: 'on, key of 2011', both: 'on, both keys', new: 'on, key of 2023' },
  shim: { old: '2011', new: '2023', both: 'both' },
  layout: { files: 'GRUB, two files', image: 'one unified image' },
  kernel: { distribution: 'from the distribution', own: 'compiled by you' },
  archive: { good: 'as built', none: 'missing', driver: 'without the disk’s driver', altered: 'changed by a stranger' },
  disk: { right: 'the disk', wrong: 'a disk that does not exist' },
};

export const LABELS: Readonly<Record<keyof Machine, string>> = {
  board: 'Secure Boot',
  shim: 'Shim signed in',
  layout: 'Boot files',
  kernel: 'Kernel',
  archive: 'Initramfs',
  disk: 'root= names',
};

const sound: Machine = {
  board: 'both',
  shim: 'old',
  layout: 'files',
  kernel: 'distribution',
  archive: 'good',
  disk: 'right',
};

/** Machines worth a look. */
export const EXAMPLES = {
  'a sound machine': sound,
  'changed initramfs': { ...sound, archive: 'altered' },
  'changed, but unified': { ...sound, archive: 'altered', layout: 'image' },
  'new shim, old board': { ...sound, board: 'old', shim: 'new' },
  'your own kernel': { ...sound, kernel: 'own' },
  'wrong root=': { ...sound, disk: 'wrong' },
} as const satisfies Record<string, Machine>;

function upWith({ board, layout }: Machine, turns: readonly Turn[]): string {
  if (board === 'off') return 'The machine is up. Nothing of what runs was checked.';
  const count = turns.filter(({ check }) => check === 'good').length;
  const archive = layout === 'image' ? 'The last one covers the initramfs.' : 'None of them covers the initramfs.';
  return `The machine is up. ${count} signatures were checked. ${archive}`;
}

function trace(machine: Machine): readonly Frame<State>[] {
  const turns = boot(machine);
  const stages = STAGES.filter((stage) => stage !== 'GRUB' || machine.layout === 'files');
  const end = endOf(machine);
  const last =
    end === 'login' ? upWith(machine, turns) : `It ends here, in ${end}. What the screen shows comes from that stage.`;
  return [
    {
      text: 'Power on. Each stage finds the next one, checks it if it can, and starts it.',
      state: { machine, turns: [], stages },
    },
    ...turns.map((turn, index) => ({ text: turn.says, state: { machine, turns: turns.slice(0, index + 1), stages } })),
    { text: last, state: { machine, turns, stages } },
  ];
}

export const model = defineLab<Setup, State>({
  name: 'boot-chain',
  setup: places(OPTIONS),
  initial: EXAMPLES['changed initramfs'],
  startAt: 3,
  trace,
});

function predict(): Prediction {
  const ends: readonly (readonly [Stage | 'login', string])[] = [
    ['shim', 'Shim refuses it'],
    ['GRUB', 'GRUB refuses it'],
    ['kernel', 'The kernel refuses it'],
    ['login', 'It boots to the login'],
  ];
  return {
    question:
      'Secure Boot is on and every signature is good. Then somebody puts a changed program into the initramfs file in /boot. Which stage notices?',
    choices: ends.map(([, words]) => words),
    right: ends.findIndex(([end]) => end === endOf(model.initial)),
    because:
      'The archive was built on this machine and has no signature. GRUB loads it, the kernel unpacks it and runs its /init as process 1. Try the same with one unified image.',
  };
}

export const prediction = predict();
