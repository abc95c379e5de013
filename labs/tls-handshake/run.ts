import type { Frame } from '../../lib/labModel';
import { closure } from './knowledge';
import {
  MIDDLE_RULES,
  MIDDLE_SECRETS,
  rulesOf,
  scriptOf,
  SECRETS,
  type Eve,
  type Exchange,
  type Message,
  type Party,
} from './script';

export interface Setup {
  readonly exchange: Exchange;
  readonly eve: Eve;
}

export const PARTIES = ['client', 'server', 'eve'] as const satisfies readonly Party[];

/** What a party can do with a secret: has it since this step, has it, threw it away, or never had it. */
export type Has = 'new' | 'yes' | 'gone' | 'no';

export interface Shown {
  readonly from: Party;
  readonly to: Party;
  readonly name: string;
  readonly bytes: number | null;
  /** Whether Eve can read it, by now. */
  readonly read: boolean;
  readonly isNew: boolean;
}

export interface State {
  readonly messages: readonly Shown[];
  readonly secrets: readonly { readonly name: string; readonly has: Readonly<Record<Party, Has>> }[];
  /** Round trips of the handshake so far; a half is one way. */
  readonly trips: number;
}

/** What stays after the connection: the server's long-lived key, and what was said. */
const KEPT = new Set(['certificate key', 'certificate', 'data']);

const opened = (message: Message, known: ReadonlySet<string>) => message.key === null || known.has(message.key);

/** Who learns of a message that passes: its receiver, and Eve, who sees all. */
function hears({ from, to }: Message, party: Party): boolean {
  return party === to || party === 'eve' || party === from;
}

const heard = (message: Message): readonly string[] =>
  message.key === null ? message.items : [`sealed ${message.name}`];

/** What Eve's later gain comes to, from what she had when the connection ended and what she has now. */
function outcome(before: ReadonlySet<string>, after: ReadonlySet<string>, secrets: readonly string[]): string {
  const wanted = secrets.filter((name) => name !== 'data');
  const found = wanted.filter((name) => after.has(name) && !before.has(name));
  const has = found.length > 0 ? `Eve now has: ${found.join(', ')}. ` : '';
  if (after.has('data')) return `${has}With this, she reads “pay 100 to bob” in the old recording.`;
  const missing = wanted.find((name) => !after.has(name))!;
  return `${has}The ${missing} cannot be computed from what Eve has, so she cannot decrypt the recording.`;
}

/** Plays a connection and keeps account of what each party could compute. */
export function play(setup: Setup): readonly Frame<State>[] {
  const steps = scriptOf(setup.exchange, setup.eve);
  const rules = [...rulesOf(setup.exchange, steps), ...MIDDLE_RULES];
  const isMiddle = setup.eve === 'middle' && setup.exchange !== 'rsa';
  const names = isMiddle ? MIDDLE_SECRETS : SECRETS[setup.exchange];
  const known: Record<Party, Set<string>> = { client: new Set(), server: new Set(), eve: new Set() };
  const gone: Record<Party, Set<string>> = { client: new Set(), server: new Set(), eve: new Set() };
  const passed: Message[] = [];
  /** What Eve could compute when the connection ended. */
  let kept: ReadonlySet<string> = new Set();

  return steps.map((step) => {
    const { messages = [], makes = {} } = step;
    passed.push(...messages);
    const before = { ...known };
    for (const party of PARTIES) {
      const told = messages.filter((message) => hears(message, party)).flatMap(heard);
      known[party] = closure(new Set([...known[party], ...(makes[party] ?? []), ...told]), rules);
      if (step.forgets && party === 'eve') kept = known.eve;
      else if (step.forgets) {
        gone[party] = known[party];
        known[party] = new Set([...known[party]].filter((item) => KEPT.has(item)));
      }
    }
    const has = (party: Party, name: string): Has => {
      if (known[party].has(name)) return before[party].has(name) ? 'yes' : 'new';
      return gone[party].has(name) ? 'gone' : 'no';
    };
    const state: State = {
      messages: passed.map((message) => ({
        from: message.from,
        to: message.to,
        name: message.name,
        bytes: message.bytes,
        read: opened(message, known.eve),
        isNew: messages.includes(message),
      })),
      secrets: names.map((name) => ({
        name,
        has: { client: has('client', name), server: has('server', name), eve: has('eve', name) },
      })),
      trips: step.trips,
    };
    return { state, text: step.text || outcome(kept, known.eve, names) };
  });
}

/** Whether Eve ends with the data. */
export function readsData(setup: Setup): boolean {
  const { secrets } = play(setup).at(-1)!.state;
  const { eve } = secrets.find(({ name }) => name === 'data')!.has;
  return eve === 'yes' || eve === 'new';
}
