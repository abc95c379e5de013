import { useMemo, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import type { Actor, Words } from '@groundwork/labs-kit/drawings';
import { Cards, type Bar, type Card, type CardsRun, type CardLine } from '@groundwork/labs-kit/drawings/cards';
import type { Frame } from '@groundwork/labs-kit/model';
import type { Setup, Shown, State } from './run';
import type { Party } from './script';

type Frames = readonly Frame<State>[];

const ACTORS = { client: 'a', eve: 'e', server: 'b' } as const satisfies Record<Party, Actor>;

interface Key {
  readonly letter: string;
  readonly actor: Actor;
  /** Its names along its bar: the first that has room. */
  readonly names: readonly string[];
}

/** The same letter and colour at both ends, and on what it seals. The certificate's key is the server's own. */
const KEYS: Readonly<Record<string, Key>> = {
  'X25519 secret': { letter: 'X', actor: 'f', names: ['X25519 secret', 'secret'] },
  'ML-KEM secret': { letter: 'M', actor: 'f', names: ['ML-KEM secret', 'secret'] },
  'secret from the client': { letter: 'P', actor: 'f', names: ['secret from the client', 'secret'] },
  'handshake keys': { letter: 'H', actor: 'd', names: ['handshake keys'] },
  'application keys': { letter: 'A', actor: 'c', names: ['application keys', 'for data'] },
  'keys client–Eve': { letter: '1', actor: 'd', names: ['keys client–Eve'] },
  'keys Eve–bank': { letter: '2', actor: 'c', names: ['keys Eve–bank'] },
  'certificate key': { letter: 'K', actor: 'b', names: ['certificate key'] },
};
const keyOf = (name: string): Key => KEYS[name]!;

/** What a message is called in a narrow picture and in a wide one. */
const NAMES: Readonly<Record<string, readonly [narrow: string, wide: string]>> = {
  ClientHello: ['hello', 'ClientHello'],
  ServerHello: ['hello', 'ServerHello'],
  EncryptedExtensions: ['extensions', 'EncryptedExtensions'],
  Certificate: ['certificate', 'Certificate'],
  CertificateVerify: ['signature', 'CertificateVerify'],
  Finished: ['finished', 'Finished'],
  'client’s Finished': ['finished', 'Finished'],
  ClientKeyExchange: ['secret', 'ClientKeyExchange'],
  'ClientKeyExchange again': ['secret', 'ClientKeyExchange'],
  'Certificate again': ['certificate', 'Certificate'],
  'CertificateVerify again': ['signature', 'CertificateVerify'],
  data: ['data', 'data'],
};
const SAID: Words = ['pay 100', '“pay 100 to bob”'];
/** The words of a message that brings a public key. */
const shareOf = ({ from, name }: Shown): Words =>
  from === 'eve' ? ['Eve’s key', 'Eve’s public key'] : ['public key', `${NAMES[name]![1]}, public key`];

const firstFrame = (frames: Frames, is: (state: State) => boolean): number =>
  frames.findIndex(({ state }) => is(state));
const hasAt = (state: State, party: Party, name: string) =>
  state.secrets.find((secret) => secret.name === name)!.has[party];
const holds = (state: State, party: Party, name: string): boolean => ['new', 'yes'].includes(hasAt(state, party, name));

/** What a party holds from when to when, beside its lane: first its own half, then the whole, until it is deleted. */
function barsOf(frames: Frames, party: 'client' | 'server', secrets: readonly string[]): Bar[] {
  const own = secrets.filter((name) => firstFrame(frames, (state) => holds(state, party, name)) >= 0);
  return own.map((name, slot) => {
    const { letter, actor, names } = keyOf(name);
    const half = firstFrame(frames, (state) => hasAt(state, party, name) === 'half');
    const gone = firstFrame(frames, (state) => hasAt(state, party, name) === 'gone');
    return {
      id: `${party} ${name}`,
      lane: party,
      side: party === 'client' ? 'left' : 'right',
      slot,
      from: firstFrame(frames, (state) => holds(state, party, name)),
      till: gone < 0 ? Infinity : gone,
      actor,
      ...(half >= 0 && { half }),
      key: letter,
      names,
      isDestroyed: gone >= 0,
      ...(name === 'certificate key' && { says: 'The certificate key: let Eve steal it later, or not' }),
    };
  });
}

/** What Eve in the middle shares with each of the two. */
function barsOfEve(frames: Frames, secrets: readonly string[]): Bar[] {
  return secrets.flatMap((name) => {
    const from = firstFrame(frames, (state) => holds(state, 'eve', name));
    if (!/Eve/.test(name) || from < 0) return [];
    const side = name === 'keys client–Eve' ? 'left' : 'right';
    const { letter, actor } = keyOf(name);
    return [{ id: `eve ${name}`, lane: 'eve', side, slot: 0, from, till: Infinity, actor, key: letter, names: [] }];
  });
}

interface Way {
  readonly at: number;
  readonly till: number;
  /** When it passes Eve. */
  readonly passes: number;
}

/** When a message of a step leaves and arrives: those of one step one after the other. */
function wayOf({ from, to }: Shown, frame: number, index: number, count: number): Way {
  const passes = frame - 1 + (count === 1 ? 0.6 : 0.27 + index / 2);
  const long = count === 1 ? 0.25 : 0.18;
  return { at: from === 'eve' ? passes : passes - long, till: to === 'eve' ? passes : passes + long, passes };
}

function messagesOf(frames: Frames): { readonly cards: Card[]; readonly lines: CardLine[] } {
  const cards: Card[] = [];
  const lines: CardLine[] = [];
  frames.forEach(({ state }, frame) => {
    const sent = state.messages.filter(({ isNew }) => isNew);
    sent.forEach((message, index) => {
      const { from, to, name, key, isShare } = message;
      const { at, till, passes } = wayOf(message, frame, index, sent.length);
      const read = firstFrame(frames, ({ messages }) => messages.some((one) => one.name === name && one.read));
      const seal = key === null ? undefined : keyOf(key);
      const text = isShare ? shareOf(message) : NAMES[name]!;
      lines.push({ id: name, from, to, at, till, actor: ACTORS[from], ...(seal && { seal: seal.actor }) });
      cards.push({
        id: `card ${name}`,
        lane: 'eve',
        at: passes,
        text,
        look: seal && read !== frame ? 'closed' : 'open',
        actor: seal?.actor ?? ACTORS[from],
        ...(seal && { key: seal.letter }),
        ...(read > frame && { changes: [{ at: read, text: name === 'data' ? SAID : text, look: 'open' }] }),
      });
    });
  });
  return { cards, lines };
}

/** What Eve gets when all is over, and what comes of it. */
function laterOf(frames: Frames, eve: Setup['eve'], secrets: readonly string[]): Card[] {
  const later = frames.length - 2;
  const [then, end] = [frames[later]!.state, frames.at(-1)!.state];
  const card = { lane: 'eve', look: 'open', actor: 'e' } as const;
  const letters = secrets.flatMap((name) =>
    holds(end, 'eve', name) && !holds(then, 'eve', name) ? [keyOf(name).letter] : [],
  );
  const missing = secrets.find((name) => !holds(end, 'eve', name));
  const cards: Card[] = [];
  if (eve === 'key')
    cards.push({ ...card, id: 'gain', at: later, text: ['stolen', 'stolen key'], actor: 'b', key: 'K' });
  if (eve === 'quantum') cards.push({ ...card, id: 'gain', at: later, text: ['quantum', 'quantum computer'] });
  const [has, lacks] = [`has ${letters.join(' ')}`, `✗ no key ${missing && keyOf(missing).letter}`];
  if (letters.length > 0) cards.push({ ...card, id: 'found', at: later + 0.55, text: [has, `now ${has}`] });
  if (missing !== undefined) cards.push({ ...card, id: 'missing', at: later + 1, text: lacks, look: 'fault' });
  return cards;
}

/** What the two ends have in the clear: the data, and whether the server has proved its name. */
function endsOf(frames: Frames, isRefused: boolean): Card[] {
  const end = frames.length - 1;
  const passed = (name: string) => firstFrame(frames, ({ messages }) => messages.some((one) => one.name === name));
  const proof = passed('CertificateVerify') < 0 ? passed('Finished') : passed('CertificateVerify');
  const data = passed('data');
  const said = { text: ['', 'pay 100'], look: 'said' } as const;
  const cards: Card[] = [];
  if (isRefused) cards.push({ id: 'refused', lane: 'client', at: end, text: '✗', look: 'fault' });
  else if (proof >= 0) cards.push({ id: 'proof', lane: 'client', at: proof, text: '✓', look: 'said' });
  if (data >= 0)
    cards.push(
      { ...said, id: 'sent', lane: 'client', at: data - 0.4 },
      { ...said, id: 'read', lane: 'server', at: data },
    );
  return cards;
}

const TRIPS: Readonly<Record<number, string>> = { 0: '0', 0.5: '½', 1: '1', 1.5: '1½', 2: '2', 2.5: '2½' };

/** When so many round trips are over. */
const ticksOf = (frames: Frames): CardsRun['ticks'] =>
  frames.flatMap(({ state: { trips } }, at) =>
    trips === frames[at - 1]?.state.trips ? [] : [{ at, text: TRIPS[trips]! }],
  );

/** All that a run draws. */
export function drawn(eve: Setup['eve'], frames: Frames): CardsRun {
  const end = frames.length - 1;
  const secrets = frames[0]!.state.secrets.map(({ name }) => name).filter((name) => name !== 'data');
  const { cards, lines } = messagesOf(frames);
  const isOver = eve !== 'middle';
  // The signature does not fit what the client has sent.
  const isRefused = eve === 'middle' && secrets.includes('keys client–Eve');
  const theft: CardLine = { id: 'theft', from: 'server', to: 'eve', at: end - 1.3, till: end - 1, actor: 'e' };
  return {
    end,
    room: 8,
    said: frames.map(({ text }) => text),
    unit: 'trips',
    ticks: [...ticksOf(frames), ...(isOver ? [{ at: end - 1, text: '…' }] : [])],
    lanes: [
      { id: 'client', actor: 'a', badge: 'C', name: 'client' },
      { id: 'eve', actor: 'e', badge: 'E', name: isOver ? ['Eve', 'Eve records all'] : 'Eve' },
      { id: 'server', actor: 'b', badge: 'B', name: 'bank' },
    ],
    cards: [...cards, ...(isOver ? laterOf(frames, eve, secrets) : []), ...endsOf(frames, isRefused)],
    bars: [...barsOf(frames, 'client', secrets), ...barsOf(frames, 'server', secrets), ...barsOfEve(frames, secrets)],
    lines: [...lines, ...(eve === 'key' ? [theft] : [])],
    breaks: isOver ? [{ at: end - 1.7, text: 'years later' }] : [],
  };
}

function saysOf({ messages, secrets }: State): string {
  const read = messages.filter((message) => message.read).map(({ name }) => name);
  const has = (party: Party) =>
    secrets.filter((secret) => ['new', 'yes'].includes(secret.has[party])).map(({ name }) => name);
  const parties = (['client', 'server', 'eve'] as const).map(
    (party) => `${party === 'server' ? 'bank' : party}: ${has(party).join(', ') || 'no secret'}`,
  );
  return `Lanes of the client, Eve and the bank, with what each can compute. ${parties.join('; ')}. ${messages.length} messages have passed Eve; she reads ${read.join(', ') || 'none'}.`;
}

interface DrawingProps {
  readonly lab: Lab<Setup, State>;
}

/** Messages go from the client to the bank and back, and pass Eve, open or sealed; keys stand at both ends. */
export function Drawing({ lab }: DrawingProps): ReactElement {
  const { frames, frame, position, setup } = lab;
  const run = useMemo(() => drawn(setup.eve, frames), [setup.eve, frames]);
  return (
    <Cards
      run={run}
      time={position.at}
      says={saysOf(frame.state)}
      isTried={lab.isTried}
      onPick={() => lab.replace({ ...setup, eve: setup.eve === 'key' ? 'watches' : 'key' })}
      onSeek={(time) => lab.move({ seek: Math.round(time) })}
    />
  );
}
