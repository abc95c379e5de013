import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { model, prediction, TALKS, type Setup } from './model';
import { CLAIMS, day, linkable, METHODS, PARTIES, sighting, traceable, VALUES, type Claim } from './run';

const setups: Setup[] = METHODS.flatMap((method) =>
  CLAIMS.flatMap((bar) => TALKS.map((talk) => ({ method, bar, talk }))),
);
const last = (setup: Setup) => day(setup).at(-1)!.state;

/** SD-JWT in miniature, with real keys: what a verifier really receives, to hold the figure against. */
function issue() {
  const holder = generateKeyPairSync('ed25519');
  const issuer = issuerKeys;
  const disclosures = CLAIMS.map((claim) => JSON.stringify([randomBytes(16).toString('hex'), claim, VALUES[claim]]));
  const digests = disclosures.map((one) => createHash('sha256').update(one).digest('hex')).sort();
  const body = JSON.stringify({ digests, key: holder.publicKey.export({ format: 'jwk' }) });
  return { body, signature: sign(null, Buffer.from(body), issuer.privateKey).toString('hex'), disclosures, holder };
}
const issuerKeys = generateKeyPairSync('ed25519');
function received(credential: ReturnType<typeof issue>, claim: Claim) {
  const shown = credential.disclosures.filter((one) => one.includes(`"${claim}"`));
  const binding = sign(null, randomBytes(8), credential.holder.privateKey).toString('hex');
  return [credential.body, credential.signature, ...shown, binding];
}
const common = (one: readonly string[], other: readonly string[]) => one.some((value) => other.includes(value));

describe('the figure against real tokens', () => {
  it('links chosen claims of one token, and not those of two', () => {
    const [one, two] = [issue(), issue()];
    const bar = received(one, 'over18');
    expect(common(bar, received(one, 'name'))).toBe(linkable({ method: 'chosen', bar: 'over18', talk: 'verifiers' }));
    expect(common(bar, received(two, 'name'))).toBe(linkable({ method: 'batch', bar: 'over18', talk: 'verifiers' }));
    expect(common(bar, [one.signature, two.signature])).toBe(
      traceable({ method: 'batch', bar: 'over18', talk: 'issuer' }),
    );
  });
});

describe('what each party learns', () => {
  it('is what was shown to it, and nothing before a visit', () => {
    for (const setup of setups) {
      for (const at of ['bar', 'shop'] as const) {
        const { claims, marks } = sighting(setup, at);
        const facts = last(setup).knows[at].filter((fact) => fact !== 'one person at both');
        expect(facts).toEqual([...claims.map((claim) => VALUES[claim]), ...marks]);
      }
      expect(day(setup)[1]!.state.knows.bar).toEqual([]);
    }
  });

  it('grows only, and the last step is what is marked', () => {
    for (const setup of setups)
      day(setup).forEach(({ state }, index, frames) => {
        for (const party of PARTIES)
          expect(state.knows[party]).toEqual([...(frames[index - 1]?.state.knows[party] ?? []), ...state.fresh[party]]);
      });
  });

  it('tells the registry of a visit at once with a login, and otherwise only when somebody talks', () => {
    for (const setup of setups) {
      const told = last(setup).knows.registry.includes('Ann was at the bar');
      expect(told).toBe(setup.method === 'login' || (setup.talk === 'issuer' && traceable(setup)));
    }
  });

  it('leaves no trace of a proof that shows no more than an age', () => {
    const hidden = setups.filter((setup) => !traceable(setup));
    expect(hidden.every(({ method, bar }) => method === 'proof' && bar === 'over18')).toBe(true);
    expect(hidden).toHaveLength(TALKS.length);
  });
});

it('asks whether hidden claims hide Ann', () => {
  expect(prediction.choices[prediction.right]).toBe('Yes');
  expect(last(model.initial).knows.bar).toContain('one person at both');
});
