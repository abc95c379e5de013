import type { Frame } from '@groundwork/labs-kit/model';

export const METHODS = ['login', 'whole', 'chosen', 'batch', 'proof'] as const;
/** A login at the issuer, the whole credential, chosen claims, a token for each visit, a proof without the signature. */
export type Method = (typeof METHODS)[number];

export const CLAIMS = ['name', 'birthdate', 'over18'] as const;
export type Claim = (typeof CLAIMS)[number];

export interface Setup {
  readonly method: Method;
  /** What the bar asks for; the shop asks for the name. */
  readonly bar: Claim;
  /** Who tells what they saw: nobody, the verifiers each other, or the issuer as well. */
  readonly talk: 'nobody' | 'verifiers' | 'issuer';
}

export const PARTIES = ['registry', 'bar', 'shop'] as const;
export type Party = (typeof PARTIES)[number];

/** What a party has seen: claims, values that recur, and visits. */
export interface State {
  readonly knows: Readonly<Record<Party, readonly string[]>>;
  /** Facts that came with the last step. */
  readonly fresh: Readonly<Record<Party, readonly string[]>>;
  /** From whom to whom the last message went. */
  readonly message: string | null;
}

export const VALUES: Readonly<Record<Claim, string>> = {
  name: 'name Ann',
  birthdate: 'born 1999-04-01',
  over18: 'over 18',
};

/** Who holds what, as a list of sightings: a visit, the claims shown and the values that recur. */
interface Sighting {
  readonly at: 'bar' | 'shop';
  readonly claims: readonly Claim[];
  /** Values that would be the same in another visit, or that the issuer knows. */
  readonly marks: readonly string[];
}

/** What a verifier gets to see in one visit. */
export function sighting({ method, bar }: Setup, at: 'bar' | 'shop'): Sighting {
  const asked: Claim = at === 'bar' ? bar : 'name';
  if (method === 'login') return { at, claims: [asked], marks: ['account 42'] };
  if (method === 'whole') return { at, claims: CLAIMS, marks: ['signature s1', 'key k1'] };
  if (method === 'chosen') return { at, claims: [asked], marks: ['signature s1', 'key k1'] };
  if (method === 'batch')
    return { at, claims: [asked], marks: at === 'bar' ? ['signature s1', 'key k1'] : ['signature s2', 'key k2'] };
  return { at, claims: [asked], marks: [] };
}

/** Marks that the issuer can match with the person, because it made them. */
const madeByIssuer = (method: Method): readonly string[] =>
  ({
    login: ['account 42'],
    whole: ['signature s1', 'key k1'],
    chosen: ['signature s1', 'key k1'],
    batch: ['signature s1', 'key k1', 'signature s2', 'key k2'],
    proof: [],
  })[method];

/** True when two visits share a mark, or both show the name. */
export function linkable(setup: Setup): boolean {
  const [bar, shop] = [sighting(setup, 'bar'), sighting(setup, 'shop')];
  return bar.marks.some((mark) => shop.marks.includes(mark)) || bar.claims.includes('name');
}

/** True when the issuer, told what a verifier saw, can say who was at the bar. */
export function traceable(setup: Setup): boolean {
  const bar = sighting(setup, 'bar');
  return (
    bar.marks.some((mark) => madeByIssuer(setup.method).includes(mark)) ||
    bar.claims.some((claim) => claim !== 'over18')
  );
}

const WORDS: Readonly<Record<Method, string>> = {
  login: 'a statement made for this visit',
  whole: 'the whole credential',
  chosen: 'one claim with its salt, the token and a new signature of her wallet',
  batch: 'one claim with its salt, a new token and a new signature of her wallet',
  proof: 'one claim and a proof, made now, that somebody signed it',
};

/** One day of Ann, and what each party has learnt by the end of each step. */
export function day(setup: Setup): readonly Frame<State>[] {
  const { method, talk } = setup;
  const frames: Frame<State>[] = [];
  const knows: Record<Party, string[]> = { registry: [], bar: [], shop: [] };
  const step = (text: string, message: string | null, learns: Partial<Record<Party, readonly string[]>>) => {
    const fresh = { registry: [], bar: [], shop: [] } as Record<Party, string[]>;
    for (const party of PARTIES)
      for (const fact of learns[party] ?? []) {
        if (knows[party].includes(fact)) continue;
        knows[party].push(fact);
        fresh[party].push(fact);
      }
    const copy = Object.fromEntries(PARTIES.map((party) => [party, [...knows[party]]])) as unknown as State['knows'];
    frames.push({ text, state: { knows: copy, fresh, message } });
  };
  const issued = madeByIssuer(method).filter((mark) => mark !== 'account 42');
  step('Ann proves to the registry who she is.', 'Ann → registry', { registry: CLAIMS.map((claim) => VALUES[claim]) });
  const handed = {
    login: 'The registry keeps an account for her, and she carries nothing.',
    whole: 'The registry signs one credential with three claims.',
    chosen: 'The registry signs the salted hashes of three claims, once.',
    batch: 'The registry signs the same claims twice, with other salts and keys.',
    proof: 'The registry signs the claims so that proofs can be made from its signature.',
  }[method];
  step(handed, 'registry → Ann', { registry: method === 'login' ? ['account 42'] : issued });
  for (const at of ['bar', 'shop'] as const) {
    const { claims, marks } = sighting(setup, at);
    const asked = at === 'bar' ? setup.bar : 'name';
    step(`The ${at} asks for “${asked}”, and sends a nonce.`, `${at} → Ann`, {});
    if (method === 'login')
      step(`Ann is sent to the registry to log in, so it learns of the visit.`, 'Ann → registry', {
        registry: [`Ann was at the ${at}`],
      });
    const shown = claims.map((claim) => VALUES[claim]);
    step(`The ${at} gets ${WORDS[method]}: ${shown.join(', ')}.`, `Ann → ${at}`, { [at]: [...shown, ...marks] });
  }
  if (talk !== 'nobody') {
    const linked = linkable(setup);
    const learnt = linked ? ['one person at both'] : [];
    const why = linked ? 'Something is the same in both.' : 'Nothing is the same in both.';
    step(`Bar and shop compare what they have. ${why}`, 'bar ↔ shop', { bar: learnt, shop: learnt });
  }
  if (talk === 'issuer') {
    const traced = traceable(setup);
    const learnt = traced ? ['Ann was at the bar'] : [];
    const why = traced ? 'It finds Ann.' : 'It signed this for everyone over 18 alike.';
    step(`The bar shows the registry what it has. ${why}`, 'bar → registry', { registry: learnt });
  }
  return frames;
}
