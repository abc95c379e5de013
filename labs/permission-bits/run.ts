import type { Frame } from '@groundwork/labs-kit/model';

import {
  ask,
  bitsOf,
  inLetters,
  ownerOf,
  STICKY,
  type Act,
  type Answer,
  type Bit,
  type Check,
  type Class,
  type Modes,
  type Place,
  type User,
} from './rules';

export interface Op {
  readonly user: User;
  readonly act: Act;
}

export interface State {
  readonly modes: Modes;
  /** Who asks for what, or null before the first question. */
  readonly op: Op | null;
  /** Where the kernel looks now; `seen` once it has read the bits. */
  readonly at: {
    readonly place: Place;
    readonly kind: Class;
    readonly asks: readonly Bit[];
    readonly seen: boolean;
  } | null;
  /** The outcome, once it is known. */
  readonly answer: Answer | null;
}

const WISH: Readonly<Record<Act, string>> = {
  read: 'read plan.txt',
  write: 'write to plan.txt',
  run: 'run plan.txt',
  delete: 'delete plan.txt',
  create: 'create a file in team',
  list: 'list team',
};
const DOING: Readonly<Record<Act, string>> = {
  read: 'Reading',
  write: 'Writing',
  run: 'Running',
  delete: 'Deleting',
  create: 'Creating',
  list: 'Listing',
};
const and = (bits: readonly Bit[]) => bits.join(' and ');

/** `1777` or `640`. */
export const octal = (mode: number): string => mode.toString(8).padStart(3, '0');

const modeAt = (modes: Modes, place: Place) => (place === 'team' ? modes.dir : modes.file);

function why(user: User, { place, kind }: Check): string {
  if (kind === 'owner') return `${user} owns ${place}`;
  if (kind === 'group') return `${user} does not own ${place}, but is in its group staff`;
  return `${user} neither owns ${place} nor is in its group`;
}

/** The two sentences of one check: which class, then what its bits say. */
function sentences(modes: Modes, op: Op, one: Check): [string, string] {
  const bits = inLetters(bitsOf(modeAt(modes, one.place), one.kind));
  const doing =
    one.place === 'team' && one.asks.length === 1 && one.asks[0] === 'x' ? 'Passing through' : DOING[op.act];
  const first = `${why(op.user, one)}: the class is ${one.kind}. ${doing} asks for ${and(one.asks)}.`;
  if (one.bitsAllow)
    return [first, `The bits of ${one.kind} on ${one.place} are ${bits}: granted. No other class is looked at.`];
  if (one.overridden)
    return [first, `The bits of ${one.kind} on ${one.place} are ${bits}, but root holds CAP_DAC_OVERRIDE: granted.`];
  const rest =
    op.user === 'root'
      ? ' Nobody has x here, and root cannot run what nobody can.'
      : ' What other classes have does not matter.';
  return [first, `The bits of ${one.kind} on ${one.place} are ${bits}: Permission denied (EACCES).${rest}`];
}

function opFrames(modes: Modes, op: Op): Frame<State>[] {
  const { checks, answer } = ask(modes, op.user, op.act);
  const frames: Frame<State>[] = [];
  const say = (text: string, at: State['at'], outcome: Answer | null) =>
    frames.push({ text, state: { modes, op, at, answer: outcome } });
  say(`${op.user} wants to ${WISH[op.act]}.`, null, null);
  checks.forEach((one, index) => {
    const [first, second] = sentences(modes, op, one);
    const at = { place: one.place, kind: one.kind, asks: one.asks, seen: false };
    const last = index === checks.length - 1;
    say(first, at, null);
    say(second, { ...at, seen: true }, last && answer !== 'EPERM' ? answer : null);
  });
  if (op.act === 'delete' && answer !== 'EACCES' && (modes.dir & STICKY) !== 0) {
    const owners = `the owner of plan.txt (${ownerOf('plan.txt')}), the owner of team (${ownerOf('team')})`;
    const end =
      answer === 'EPERM'
        ? `${op.user} is none of these: Operation not permitted (EPERM).`
        : `${op.user} is one of these: granted.`;
    say(`team is sticky, so only ${owners} or a holder of CAP_FOWNER may remove the name. ${end}`, null, answer);
  }
  return frames;
}

/** All frames of a list of questions. Nothing is changed by asking: each question meets the same modes. */
export function play(modes: Modes, ops: readonly Op[]): Frame<State>[] {
  const start = `team has mode ${octal(modes.dir)}, plan.txt in it has ${octal(modes.file)}. The figure asks the kernel and changes nothing.`;
  return [
    { text: start, state: { modes, op: null, at: null, answer: null } },
    ...ops.flatMap((op) => opFrames(modes, op)),
  ];
}
