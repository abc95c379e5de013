import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import linux from './linux.json';
import { EXAMPLES, model, OPTIONS, prediction } from './model';
import { boot, endOf, STAGES, type Machine } from './rules';

const KEYS = Object.keys(OPTIONS) as (keyof Machine)[];
const all = KEYS.reduce<Machine[]>(
  (machines, key) =>
    machines.flatMap((machine) => Object.keys(OPTIONS[key]).map((value) => ({ ...machine, [key]: value }))),
  [{} as Machine],
);

const pair = () => generateKeyPairSync('ed25519');
const keys = { old: pair(), new: pair(), distribution: pair() };

interface Signed {
  readonly bytes: Buffer;
  readonly signatures: readonly Buffer[];
}

const signed = (text: string, by: readonly { privateKey: KeyObject }[]): Signed => ({
  bytes: Buffer.from(text),
  signatures: by.map(({ privateKey }) => sign(null, Buffer.from(text), privateKey)),
});
const changed = (file: Signed): Signed => ({
  ...file,
  bytes: Buffer.from(file.bytes.toString().replace('honest', 'stolen')),
});
const accepts = (trusted: readonly { publicKey: KeyObject }[], { bytes, signatures }: Signed): boolean =>
  trusted.some(({ publicKey }) => signatures.some((signature) => verify(null, bytes, publicKey, signature)));

/** Which stage refuses the next, by signatures that are really made and verified. */
function refusedBy(machine: Machine): string | null {
  if (machine.board === 'off') return null;
  const board = { old: [keys.old], both: [keys.old, keys.new], new: [keys.new] }[machine.board];
  const vendor = { old: [keys.old], both: [keys.old, keys.new], new: [keys.new] }[machine.shim];
  const distribution = [keys.distribution];
  if (!accepts(board, signed('shim', vendor))) return 'firmware';
  const builders = machine.kernel === 'own' ? [] : distribution;
  if (machine.layout === 'image') {
    const image = signed('kernel and honest archive', builders);
    return accepts(distribution, machine.archive === 'altered' ? changed(image) : image) ? null : 'shim';
  }
  if (!accepts(distribution, signed('GRUB', distribution))) return 'shim';
  return accepts(distribution, signed('kernel', builders)) ? null : 'GRUB';
}

describe('the boot chain', () => {
  it('has 384 machines, all of which are tried below', () => {
    expect(all).toHaveLength(384);
  });

  it('refuses exactly what real signatures refuse, and in the same stage', () => {
    for (const machine of all) {
      const refusal = boot(machine).find(({ check }) => check === 'refused');
      expect(refusal?.stage ?? null).toBe(refusedBy(machine));
    }
  });

  it.each(Object.entries(linux))('ends where a real Linux ended: %s', (key, answer) => {
    const [archive, disk] = key.split(' ') as [Machine['archive'], Machine['disk']];
    const end = endOf({ ...EXAMPLES['a sound machine'], board: 'off', archive, disk });
    if (answer.startsWith('panic')) expect(end).toBe('kernel');
    else if (answer.startsWith('ask: initramfs')) expect(end).toBe('initramfs');
    else expect([answer, end]).toEqual([`ask: login after ${archive}`, 'login']);
  });

  it('asked Linux about every archive and every disk', () => {
    const asked = Object.keys(OPTIONS.archive).flatMap((archive) =>
      Object.keys(OPTIONS.disk).map((disk) => `${archive} ${disk}`),
    );
    expect(Object.keys(linux).sort()).toEqual(asked.sort());
  });

  it('takes the stages in order, without gaps, and stops at the first that fails', () => {
    for (const machine of all) {
      const turns = boot(machine);
      const stages = STAGES.filter((stage) => stage !== 'GRUB' || machine.layout === 'files');
      expect(turns.map(({ stage }) => stage)).toEqual(stages.slice(0, turns.length));
      expect(turns.slice(0, -1).every(({ goesOn }) => goesOn)).toBe(true);
      expect(endOf(machine)).toBe(turns.at(-1)!.goesOn ? 'login' : turns.at(-1)!.stage);
    }
  });

  it('checks nothing without Secure Boot', () => {
    for (const machine of all.filter(({ board }) => board === 'off'))
      for (const { check } of boot(machine)) expect(check).toBe('none');
  });

  it('lets a changed archive reach the login in two files, and never in an image under Secure Boot', () => {
    const ends = (layout: Machine['layout']) =>
      all.filter((one) => one.archive === 'altered' && one.layout === layout && one.board !== 'off').map(endOf);
    expect(ends('files')).toContain('login');
    expect(ends('image')).not.toContain('login');
  });

  it('tells each turn in one frame between power and the end, the same every time', () => {
    for (const machine of all) {
      const frames = model.trace(machine);
      expect(frames).toHaveLength(boot(machine).length + 2);
      expect(model.trace(machine)).toEqual(frames);
      for (const { text } of frames) expect(text).not.toMatch(/\s\s|undefined/);
    }
  });

  it('starts where the next steps answer the prediction', () => {
    expect(prediction.choices[prediction.right]).toBe('It boots to the login');
    expect(model.trace(model.initial)[model.startAt]!.state.turns.at(-1)!.stage).toBe('GRUB');
    expect(endOf(EXAMPLES['changed, but unified'])).toBe('shim');
    expect(endOf(EXAMPLES['new shim, old board'])).toBe('firmware');
    expect(endOf(EXAMPLES['your own kernel'])).toBe('GRUB');
    expect(endOf(EXAMPLES['wrong root='])).toBe('initramfs');
  });
});
