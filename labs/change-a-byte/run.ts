import type { Frame } from '@groundwork/labs-kit/model';
import { shown, utf8 } from './bytes';
import { flipped, forge, FORGED, MESSAGE, protect, receive, type Part, type Protection } from './protections';

export type Attack = 'none' | 'flip' | 'forge';

export interface Setup {
  readonly protection: Protection;
  readonly attack: Attack;
  /** Which byte of what travels is flipped, counted over all its parts, and which bit of it. */
  readonly byte: number;
  readonly bit: number;
}

export interface State {
  readonly parts: readonly { readonly name: string; readonly bytes: readonly number[] }[];
  /** Which bytes of what travels are not those that Ann sent, counted over all parts. */
  readonly changed: readonly number[];
  /** What Eve can read of it without a secret. */
  readonly eve: string | null;
  /** The tag that Bob computes from what came. */
  readonly tag: readonly number[] | null;
  readonly bob: 'waits' | 'accepts' | 'refuses';
  /** The text that Bob accepts. */
  readonly reads: string | null;
}

const EMPTY: State = { parts: [], changed: [], eve: null, tag: null, bob: 'waits', reads: null };

/** Who has which key. */
export const HOLDERS: Readonly<
  Record<Protection, { readonly ann: string; readonly bob: string; readonly eve: string }>
> = {
  ctr: { ann: 'the shared key', bob: 'the shared key', eve: 'no key' },
  gcm: { ann: 'the shared key', bob: 'the shared key', eve: 'no key' },
  sealed: { ann: 'Bob’s public key', bob: 'his private key', eve: 'Bob’s public key' },
  signed: { ann: 'her private key', bob: 'Ann’s public key', eve: 'Ann’s public key' },
};

const DOES: Readonly<Record<Protection, string>> = {
  ctr: 'encrypts it with the shared key in counter mode',
  gcm: 'encrypts it with the shared key in GCM, which adds a tag of 16 bytes',
  sealed:
    'makes a key pair for this message alone, agrees on a secret with Bob’s public key, and encrypts with AES-GCM',
  signed: 'signs it with her private key and encrypts nothing',
};

const FORGERY: Readonly<Record<Protection, string>> = {
  ctr: 'knows the text, so she turns the ciphertext into that of another text, without the key',
  gcm: 'knows the text, so she turns the ciphertext into that of another text, but has no key for the tag',
  sealed: 'seals a message of her own to Bob’s public key',
  signed: 'writes a message of her own and signs it with a key of her own',
};

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const plain = (parts: readonly Part[]) => parts.map(({ name, bytes }) => ({ name, bytes: [...bytes] }));
const flat = (parts: readonly Part[]) => parts.flatMap(({ bytes }) => [...bytes]);

/** The name of the part in which a byte lies, and its place there. */
export function placeOf(parts: State['parts'], byte: number): { name: string; at: number } {
  let at = byte;
  for (const { name, bytes } of parts) {
    if (at < bytes.length) return { name, at };
    at -= bytes.length;
  }
  throw new RangeError(`byte ${byte} does not travel`);
}

function attacked({ protection, attack, byte, bit }: Setup, sent: readonly Part[]): readonly Part[] {
  if (attack === 'flip') return flipped(sent, byte, bit);
  return attack === 'forge' ? forge(protection, sent, utf8(MESSAGE), utf8(FORGED)) : sent;
}

function attackText({ protection, attack, byte, bit }: Setup, sent: readonly Part[], came: readonly Part[]): string {
  if (attack === 'none') return 'Eve changes nothing.';
  if (attack === 'forge') return `Eve ${FORGERY[protection]}. She wants Bob to read “${FORGED}”.`;
  const { name, at } = placeOf(plain(sent), byte);
  const [before, after] = [flat(sent)[byte]!, flat(came)[byte]!];
  return `Eve flips bit ${bit} of byte ${at} of the ${name}: ${hex(before)} becomes ${hex(after)}. She needs no key for that.`;
}

const FITS: Readonly<Record<Protection, readonly [string, string]>> = {
  ctr: ['Bob has nothing to compare: counter mode sends no tag.', ''],
  gcm: [
    'Bob computes the tag of what came. It is the tag that came with it.',
    'Bob computes the tag of what came. It is not the tag that came with it.',
  ],
  sealed: [
    'Bob finds the secret with his private key and computes the tag. It is the tag that came.',
    'Bob finds a secret with his private key and computes the tag. It is not the tag that came.',
  ],
  signed: [
    'Bob checks the signature with Ann’s public key. It belongs to this message.',
    'Bob checks the signature with Ann’s public key. It does not belong to this message.',
  ],
};

function ending(reads: string | null): string {
  if (reads === null) return 'Bob refuses it, and reads nothing.';
  const judged = reads === MESSAGE ? 'That is what Ann wrote.' : 'Ann wrote something else, and nothing tells him.';
  return `Bob reads “${reads}”. ${judged}`;
}

/** The way of one message from Ann to Bob, past Eve. */
export function play(setup: Setup): readonly Frame<State>[] {
  const { protection } = setup;
  const sent = protect(protection, utf8(MESSAGE));
  const came = attacked(setup, sent);
  const verdict = receive(protection, came);
  const eve = protection === 'signed' ? MESSAGE : null;
  const before = flat(sent);
  const changed = flat(came).flatMap((byte, index) => (byte === before[index] ? [] : [index]));
  const reads = verdict.message === null ? null : shown(verdict.message);

  const travelling: State = { ...EMPTY, parts: plain(sent) };
  const read: State = { ...travelling, eve: eve ?? 'nothing but its length' };
  const arrived: State = { ...read, parts: plain(came), changed };
  const checked: State = { ...arrived, tag: verdict.tag && [...verdict.tag] };
  const ended: State = { ...checked, bob: reads === null ? 'refuses' : 'accepts', reads };
  return [
    { state: EMPTY, text: `Ann writes “${MESSAGE}”, ${MESSAGE.length} bytes. She has ${HOLDERS[protection].ann}.` },
    { state: travelling, text: `Ann ${DOES[protection]}. ${before.length} bytes travel.` },
    {
      state: read,
      text:
        eve === null ? 'Eve sees every byte, and cannot read the text.' : `Eve sees every byte, and reads “${eve}”.`,
    },
    { state: arrived, text: attackText(setup, sent, came) },
    { state: checked, text: FITS[protection][reads === null ? 1 : 0] },
    { state: ended, text: ending(reads) },
  ];
}

/** How many bytes travel. */
export const lengthOf = (protection: Protection): number => flat(protect(protection, utf8(MESSAGE))).length;

/** Which byte, over all parts, carries the digit that the first run changes. */
export function digitOf(protection: Protection): number {
  const parts = protect(protection, utf8(MESSAGE));
  const index = parts.findIndex(({ name }) => name === 'ciphertext' || name === 'message');
  return flat(parts.slice(0, index)).length + MESSAGE.indexOf('1');
}

/** What arrives at Bob, for whoever opens it with other means. */
export const arrivals = (setup: Setup): readonly Part[] => attacked(setup, protect(setup.protection, utf8(MESSAGE)));
