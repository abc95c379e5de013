import type { Frame } from '@groundwork/labs-kit/model';
import { closure } from './knowledge';
import {
  HALVES,
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

/** What a party can do with a secret: has it since this step, has it, has its own half, threw it away, or never had it. */
export type Has = 'new' | 'yes' | 'half' | 'gone' | 'no';

export interface Shown {
  readonly from: Party;
  readonly to: Party;
  readonly name: string;
  readonly bytes: number | null;
  /** The key that seals it, or null if it is in the clear. */
  readonly key: string | null;
  /** Whether it brings a public key for this connection. */
  readonly isShare: boolean;
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

const SHARE = /^[XM]-|share$/;

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
  if (after.has('data')) return `${has}She reads “pay 100 to bob” in the recording.`;
  const missing = wanted.find((name) => !after.has(name))!;
  return `${has}${has ? 'She' : 'Eve'} cannot compute the ${missing}, so the recording stays closed.`;
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
      const all = new Set([...known[party], ...(makes[party] ?? []), ...told]);
      known[party] = step.gets ? all : closure(all, rules);
      if (step.forgets && party === 'eve') kept = known.eve;
      else if (step.forgets) {
        gone[party] = known[party];
        known[party] = new Set([...known[party]].filter((item) => KEPT.has(item)));
      }
    }
    const has = (party: Party, name: string): Has => {
      if (known[party].has(name)) return before[party].has(name) ? 'yes' : 'new';
      if (gone[party].has(name)) return 'gone';
      return HALVES[name]?.some((half) => known[party].has(half)) ? 'half' : 'no';
    };
    const state: State = {
      messages: passed.map((message) => ({
        from: message.from,
        to: message.to,
        name: message.name,
        bytes: message.bytes,
        key: message.key,
        isShare: message.items.some((item) => SHARE.test(item)),
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
