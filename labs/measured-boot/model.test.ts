import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { EXAMPLES, model, OPTIONS, prediction, type Setup } from './model';
import { GOOD, partsOf, PCRS, POLICIES, toldTo, type Boot, type Part } from './rules';

const KEYS = Object.keys(OPTIONS) as (keyof Boot)[];
const all = KEYS.reduce<Setup[]>(
  (boots, key) => boots.flatMap((boot) => Object.keys(OPTIONS[key]).map((value) => ({ ...boot, [key]: value }))),
  [{} as Setup],
);

const root = new URL('../../', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');
const last = (boot: Setup) => model.trace(boot).at(-1)!;
const held = (boot: Setup, pcr: number) => last(boot).state.rows.find((row) => row.pcr === pcr)!.held;

/** A register by another implementation of SHA-256. */
function register(pcr: number, parts: readonly Part[]): string {
  const hash = (...data: (Buffer | string)[]) =>
    data.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
  return parts
    .filter((part) => part.pcr === pcr)
    .reduce((value, { content }) => hash(value, hash(content)), Buffer.alloc(32))
    .toString('hex');
}

describe('measured boot', () => {
  it('has 36 boots, all of which are tried below', () => {
    expect(all).toHaveLength(36);
  });

  it('extends as OpenSSL hashes', () => {
    for (const boot of all)
      for (const pcr of PCRS) expect(held(boot, pcr)).toBe(register(pcr, toldTo(boot)).slice(0, 8));
  });

  it('gives the answers of a real TPM, as the note has recorded them', () => {
    const words: Record<string, Boot['change']> = {
      nothing: 'nothing',
      'another loader': 'loader',
      'cmdline + init=/bin/sh': 'cmdline',
      'initramfs, one byte': 'initramfs',
      'own key in db': 'keys',
    };
    const lines = file('samples/security/tpm/verdicts.sh.out').trim().split('\n').slice(1);
    expect(lines).toHaveLength(Object.keys(words).length);
    for (const line of lines) {
      const answers = line.slice(24).match(/disk key|no/g)!;
      (Object.keys(POLICIES) as Boot['policy'][]).forEach((policy, index) => {
        const boot: Boot = { change: words[line.slice(0, 24).trim()]!, policy, teller: 'stages' };
        expect([line, last(boot).state.verdict]).toEqual([line, answers[index] === 'no' ? 'refused' : 'key']);
      });
    }
  });

  it('boots what the note’s machine boots', () => {
    const script = file('samples/security/tpm/tpm.sh');
    const parts = [...script.matchAll(/printf '([^']+)'\s+> (\w+)/g)].map(([, content, name]) => ({ name, content }));
    expect(GOOD.map(({ name, content }) => ({ name, content }))).toEqual(parts);
    const order = [...script.matchAll(/measure (\d) (\w+)/g)].map(([, pcr, name]) => `${pcr} ${name}`);
    expect(GOOD.map(({ pcr, name }) => `${pcr} ${name}`)).toEqual(order);
    const verdicts = file('samples/security/tpm/verdicts.sh');
    for (const change of ['loader', 'initramfs', 'keys'] as const) {
      const part = partsOf({ ...EXAMPLES['other order'], change }).find(({ name }) => name === change)!;
      expect(verdicts).toContain(`printf "${part.content}" > ${change}`);
    }
    const cmdline = partsOf({ ...EXAMPLES['other order'], change: 'cmdline' })[3]!.content;
    expect(verdicts).toContain(`printf "${cmdline.replace(GOOD[3]!.content, '')}" >> cmdline`);
  });

  it('shows the first digits of PCR 9 that the note shows, in both orders', () => {
    const note = file('docs/security/tpm.mdx');
    for (const change of ['nothing', 'order'] as const)
      expect(note).toContain(
        register(9, partsOf({ ...EXAMPLES['other order'], change }))
          .slice(0, 16)
          .toUpperCase(),
      );
    expect(held({ ...EXAMPLES['other order'], change: 'order' }, 9)).not.toBe(
      held({ ...EXAMPLES['other order'], change: 'nothing' }, 9),
    );
  });

  it('opens for a thief who retells a good boot, whatever the policy, as the real one did', () => {
    expect(file('samples/security/tpm/reset.sh.out').trim().split('\n')).toEqual(['a policy check failed', 'disk key']);
    for (const boot of all.filter(({ teller }) => teller === 'thief')) expect(last(boot).state.verdict).toBe('key');
  });

  it('refuses exactly where a register of the policy differs, and names it', () => {
    for (const boot of all) {
      const { state, text } = last(boot);
      const wrong = state.rows.filter(({ named, is }) => named && is !== 'same');
      expect(state.verdict).toBe(wrong.length === 0 ? 'key' : 'refused');
      for (const { pcr } of wrong) expect(text).toContain(`PCR ${pcr} differs`);
      expect(state.rows.every(({ is }) => is !== 'open')).toBe(true);
    }
  });

  it('tells every part in one frame, between reset and answer, the same every time', () => {
    for (const boot of all) {
      const frames = model.trace(boot);
      expect(frames).toHaveLength(GOOD.length + 2);
      expect(frames.map(({ state }) => state.log.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 6]);
      expect(model.trace(boot)).toEqual(frames);
      expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
      for (const { text } of frames) expect(text).not.toMatch(/\s\s|undefined/);
    }
  });

  it('starts where the next step answers the prediction', () => {
    expect(prediction.choices[prediction.right]).toBe('It gives out the disk key');
    const frames = model.trace(model.initial);
    expect(frames[model.startAt]!.state.verdict).toBeNull();
    expect(frames[model.startAt]!.state.rows.find(({ pcr }) => pcr === 9)!.is).toBe('other');
    expect(frames[model.startAt + 1]!.state.verdict).toBe('key');
    expect(last(EXAMPLES['foreign initramfs, all']).state.verdict).toBe('refused');
    expect(last(EXAMPLES['other order']).state.verdict).toBe('refused');
    expect(last(EXAMPLES['reset and retold']).state.verdict).toBe('key');
  });
});
