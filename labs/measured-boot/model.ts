import { defineLab, places, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import {
  differing,
  digestOf,
  extend,
  GOOD,
  PCRS,
  partsOf,
  POLICIES,
  reset,
  same,
  SEALED,
  short,
  toldTo,
  type Boot,
  type Part,
  type Pcr,
  type Registers,
} from './rules';

export type Setup = Boot;

/** One register as drawn. */
export interface Row {
  readonly pcr: Pcr;
  readonly held: string;
  readonly sealed: string;
  /** As at sealing, or still to be extended, or different for good. */
  readonly is: 'same' | 'open' | 'other';
  readonly named: boolean;
}

export interface State {
  readonly rows: readonly Row[];
  /** What was told to the chip so far: the log. */
  readonly log: readonly { readonly pcr: Pcr; readonly name: string; readonly digest: string }[];
  /** What the chip said at the end. */
  readonly verdict: 'key' | 'refused' | null;
}

type Options = { readonly [Key in keyof Boot]: Readonly<Record<Boot[Key], string>> };

/** Every choice with its words; their order is also that of the digits in the address. */
export const OPTIONS: Options = {
  change: {
    nothing: 'nothing',
    loader: 'loader: grub 2.12',
    cmdline: 'cmdline + init=/bin/sh',
    initramfs: 'initramfs 7.3',
    keys: 'own key in db',
    order: 'initramfs before kernel',
  },
  policy: { keys: 'PCR 7', loader: 'PCR 4, 7', all: 'PCR 0, 4, 7, 8, 9' },
  teller: { stages: 'each stage, before it starts the next', thief: 'a thief, from the log of a good boot' },
};

export const LABELS: Readonly<Record<keyof Boot, string>> = {
  change: 'Changed since sealing',
  policy: 'Key sealed to',
  teller: 'Who tells the chip',
};

const replaced: Boot = { change: 'initramfs', policy: 'keys', teller: 'stages' };

/** Boots worth a look. */
export const EXAMPLES = {
  'foreign initramfs, PCR 7': replaced,
  'foreign initramfs, all': { ...replaced, policy: 'all' },
  'other order': { ...replaced, change: 'order', policy: 'all' },
  'reset and retold': { ...replaced, policy: 'all', teller: 'thief' },
} as const satisfies Record<string, Boot>;

function rowsOf({ policy }: Boot, registers: Registers, left: readonly Part[]): Row[] {
  return PCRS.map((pcr) => ({
    pcr,
    held: short(registers[pcr]),
    sealed: short(SEALED[pcr]),
    is: same(registers[pcr], SEALED[pcr]) ? 'same' : left.some((part) => part.pcr === pcr) ? 'open' : 'other',
    named: (POLICIES[policy] as readonly Pcr[]).includes(pcr),
  }));
}

const list = (pcrs: readonly Pcr[]): string => `PCR ${pcrs.join(', ')}`;

function verdictOf(boot: Boot, registers: Registers): { verdict: 'key' | 'refused'; says: string } {
  const wrong = differing(registers, boot.policy);
  if (wrong.length > 0)
    return {
      verdict: 'refused',
      says: `The policy names ${list(POLICIES[boot.policy])}. ${list(wrong)} differs: a policy check failed.`,
    };
  const is = POLICIES[boot.policy].length === 1 ? 'holds what it held' : 'hold what they held';
  const whom =
    boot.teller === 'thief'
      ? 'The chip gives out the disk key, to a thief who has started nothing.'
      : boot.change === 'nothing'
        ? 'The chip gives out the disk key.'
        : `The chip gives out the disk key. No register that it compares shows the change (${OPTIONS.change[boot.change]}).`;
  return { verdict: 'key', says: `${list(POLICIES[boot.policy])} ${is} at sealing. ${whom}` };
}

function startOf({ teller }: Boot): string {
  const zero = 'The chip was reset: all registers are zero.';
  return teller === 'thief'
    ? `${zero} The machine runs what the thief likes. He has the log of a good boot.`
    : `${zero} The firmware has control.`;
}

function trace(boot: Boot): readonly Frame<State>[] {
  const told = toldTo(boot);
  let registers = reset();
  const log: State['log'][number][] = [];
  const at = (left: readonly Part[], verdict: State['verdict'] = null): State => ({
    rows: rowsOf(boot, registers, left),
    log: [...log],
    verdict,
  });
  const frames: Frame<State>[] = [{ text: startOf(boot), state: at(told) }];
  told.forEach((part, index) => {
    const before = short(registers[part.pcr]);
    registers = extend(registers, part);
    const digest = short(digestOf(part));
    log.push({ pcr: part.pcr, name: part.name, digest });
    const sealed = GOOD.find(({ name }) => name === part.name)?.content;
    const changed = part.content === sealed ? '' : ` (at sealing: “${sealed}”)`;
    frames.push({
      text: `${part.name}, “${part.content}”${changed}: its hash is ${digest}… PCR ${part.pcr} held ${before}… and now holds ${short(registers[part.pcr])}…`,
      state: at(told.slice(index + 1)),
    });
  });
  const { verdict, says } = verdictOf(boot, registers);
  return [...frames, { text: says, state: at([], verdict) }];
}

export const model = defineLab<Setup, State>({
  name: 'measured-boot',
  setup: places(OPTIONS),
  initial: replaced,
  startAt: partsOf(replaced).length,
  trace,
});

function predict(): Prediction {
  const end = trace(replaced).at(-1)!;
  return {
    question:
      'Somebody put an initramfs of his own beside the kernel. PCR 9 shows it. The disk key was sealed to PCR 7. What does the chip do?',
    choices: ['It refuses', 'It gives out the disk key'],
    right: end.state.verdict === 'key' ? 1 : 0,
    because: `${end.text} PCR 7 holds the keys that Secure Boot trusts, not what was started.`,
  };
}

export const prediction = predict();
