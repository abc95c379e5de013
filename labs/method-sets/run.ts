import type { Frame } from '@groundwork/labs-kit/model';

/** What `Reset` is declared for. */
export type Receiver = 'value' | 'pointer';
/** `Panel` embeds the meter, `Remote` a pointer to it, or there is the meter alone. */
export type Embedding = 'none' | 'value' | 'pointer';
/** The operand: what stands before the dot, and to the right of the assignment. */
export type Operand = 'variable' | 'pointer' | 'slice' | 'map' | 'result';

export interface Setup {
  readonly receiver: Receiver;
  readonly embedding: Embedding;
  readonly operand: Operand;
}

/** `null` as long as the run has not come to it. */
export interface State {
  readonly type: string | null;
  readonly inSet: boolean | null;
  /** Whether the call compiles, and the count afterwards. */
  readonly call: boolean | null;
  readonly afterCall: number | null;
  /** Whether the interface accepts the operand, and the count after a call through it. */
  readonly assignment: boolean | null;
  readonly afterInterface: number | null;
  readonly at: 'type' | 'set' | 'call' | 'assignment' | null;
}

export const START = 7;

export const EXPRESSIONS = {
  variable: 'm',
  pointer: 'p',
  slice: 'list[0]',
  map: 'byName["a"]',
  result: 'load()',
} as const satisfies Record<Operand, string>;

const ADDRESSABLE = {
  variable: 'm is a variable',
  slice: 'an element of a slice is a variable',
  map: null,
  result: null,
} as const satisfies Record<Exclude<Operand, 'pointer'>, string | null>;

const NO_PLACE = { map: 'an element of a map', result: 'the result of a call' } as const;

const TYPES = { none: 'Meter', value: 'Panel', pointer: 'Remote' } as const satisfies Record<Embedding, string>;

export const typeOf = ({ embedding }: Setup): 'Meter' | 'Panel' | 'Remote' => TYPES[embedding];

/** The lines that the reader has chosen. */
export function declarations(setup: Setup): string[] {
  const star = setup.receiver === 'pointer' ? '*' : '';
  const lines = [`func (m ${star}Meter) Reset() { m.count = 0 }`];
  const type = typeOf(setup);
  if (setup.embedding !== 'none') lines.push(`type ${type} struct{ ${setup.embedding === 'pointer' ? '*' : ''}Meter }`);
  // What the call returns decides whether a second call leads to the same meter.
  if (setup.operand === 'result') lines.push(`func load() ${type} { return m }`);
  return lines;
}

/** The Go specification, Method sets and Struct types: whether `Reset` is in the set of the operand's type. */
export const isInSet = ({ receiver, embedding, operand }: Setup): boolean =>
  receiver === 'value' || operand === 'pointer' || embedding === 'pointer';

/** Address operators: whether `&x` may be taken of an operand that is no pointer. */
export const isAddressable = ({ operand }: Setup): boolean => operand === 'variable' || operand === 'slice';

/** Calls: directly by the method set, or for an addressable x as `(&x).Reset()`. */
export const mayCall = (setup: Setup): boolean => isInSet(setup) || isAddressable(setup);

/** What the count is after a call that compiles: a value receiver changes its copy. */
export const countAfter = ({ receiver }: Setup): number => (receiver === 'pointer' ? 0 : START);

/** Type, method set, call and assignment of one operand, step by step. */
export function trace(setup: Setup): readonly Frame<State>[] {
  const frames: Frame<State>[] = [];
  let state: State = {
    type: null,
    inSet: null,
    call: null,
    afterCall: null,
    assignment: null,
    afterInterface: null,
    at: null,
  };
  const say = (text: string, change: Partial<State>): void => {
    state = { ...state, ...change };
    frames.push({ text, state });
  };
  const x = EXPRESSIONS[setup.operand];
  const type = setup.operand === 'pointer' ? `*${typeOf(setup)}` : typeOf(setup);
  say(`Declared: ${declarations(setup).join(' and ')}. The count of the meter is ${START}.`, {});
  say(`${x} has the type ${type}.`, { type, at: 'type' });
  say(setText(setup, type), { inSet: isInSet(setup), at: 'set' });
  const call = mayCall(setup);
  say(callText(setup, x), { call, at: 'call' });
  say(afterCallText(setup, x), {
    at: 'call',
    afterCall: call ? countAfter(setup) : null,
  });
  say(assignmentText(setup, x, type), { assignment: isInSet(setup), at: 'assignment' });
  say(afterInterfaceText(setup, x), {
    at: 'assignment',
    afterInterface: isInSet(setup) ? countAfter(setup) : null,
  });
  return frames;
}

function setText(setup: Setup, type: string): string {
  if (setup.receiver === 'value')
    return `Reset is in the method set of ${type}, because Reset has a value receiver${setup.embedding === 'none' ? '' : ', and the struct embeds the meter or a pointer to it'}.`;
  if (setup.embedding === 'pointer')
    return `Reset is in the method set of ${type}: Remote embeds a *Meter, and a copy of a Remote points to the same meter.`;
  if (setup.operand === 'pointer')
    return `Reset is in the method set of ${type}: the method set of this pointer type has the methods with both kinds of receiver.`;
  return `Reset is not in the method set of ${type}, because Reset has a pointer receiver${setup.embedding === 'none' ? '' : ', and a copy of a Panel has a meter of its own'}.`;
}

function callText(setup: Setup, x: string): string {
  if (isInSet(setup)) return `${x}.Reset() compiles, because Reset is in the method set.`;
  if (setup.operand === 'variable' || setup.operand === 'slice')
    return `${x}.Reset() still compiles: ${ADDRESSABLE[setup.operand]}, so Go reads the call as (&${x}).Reset().`;
  const what = setup.operand === 'map' || setup.operand === 'result' ? NO_PLACE[setup.operand] : '';
  return `${x}.Reset() does not compile: ${messageOfCall(setup)}. Reset needs an address, but ${what} is not addressable.`;
}

function afterCallText(setup: Setup, x: string): string {
  if (!mayCall(setup)) return 'So Reset does not run.';
  return setup.receiver === 'pointer'
    ? `After the call ${x}.count is 0: Reset had the address of the meter.`
    : `After the call ${x}.count is still ${START}: Reset changed its own copy.`;
}

function assignmentText(setup: Setup, x: string, type: string): string {
  const line = `var r Resetter = ${x}`;
  return isInSet(setup)
    ? `${line} compiles, because Reset is in the method set of ${type}.`
    : `${line} does not compile: ${messageOfAssignment(setup)}. The method set decides${isAddressable(setup) ? ', and Go adds no & here' : ''}.`;
}

function afterInterfaceText(setup: Setup, x: string): string {
  if (!isInSet(setup)) return 'If the line compiled, r would hold a copy, and r.Reset() would reset this copy.';
  return setup.receiver === 'pointer'
    ? `After r.Reset() ${x}.count is 0: the value in r leads to this meter, not to a copy of it.`
    : `After r.Reset() ${x}.count is still ${START}: Reset changed its own copy again.`;
}

/** The words of the Go 1.26 compiler. */
export const messageOfCall = (setup: Setup): string => `cannot call pointer method Reset on ${typeOf(setup)}`;

export const messageOfAssignment = (setup: Setup): string =>
  `${typeOf(setup)} does not implement Resetter (method Reset has pointer receiver)`;
