import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { EMBEDDINGS, EXAMPLES, model, OPERANDS, prediction, RECEIVERS } from './model';
import {
  countAfter,
  declarations,
  EXPRESSIONS,
  isInSet,
  mayCall,
  messageOfAssignment,
  messageOfCall,
  typeOf,
  type Setup,
} from './run';

const setups: Setup[] = RECEIVERS.flatMap((receiver) =>
  EMBEDDINGS.flatMap((embedding) => OPERANDS.map((operand) => ({ receiver, embedding, operand }))),
);

const folder = mkdtempSync(path.join(os.tmpdir(), 'gw-method-sets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of one combination. */
function program(setup: Setup, use: string): string {
  const type = typeOf(setup);
  const meter = `Meter{count: 7}`;
  const value = setup.embedding === 'none' ? meter : `${type}{${setup.embedding === 'pointer' ? '&' : ''}${meter}}`;
  return [
    'package main',
    'type Meter struct{ count int }',
    'type Resetter interface{ Reset() }',
    ...declarations(setup),
    `var m = ${value}`,
    'func main() {',
    'p := &m',
    `list := []${type}{m}`,
    `byName := map[string]${type}{"a": m}`,
    '_, _, _ = p, list, byName',
    use,
    '}',
  ].join('\n');
}

const uses = (setup: Setup): { call: string; assignment: string } => {
  const x = EXPRESSIONS[setup.operand];
  return {
    call: `${x}.Reset()\nprintln(${x}.count)`,
    assignment: `var r Resetter = ${x}\nr.Reset()\nprintln(${x}.count)`,
  };
};

/** What the compiler says of a program, empty where it accepts it. */
function compile(text: string): string {
  const file = path.join(folder, 'main.go');
  writeFileSync(file, text);
  const { stdout, stderr, status } = spawnSync(
    'go',
    ['tool', 'compile', '-p', 'main', '-o', path.join(folder, 'main.o'), file],
    { encoding: 'utf8' },
  );
  const said = stdout + stderr;
  if ((status === 0) !== (said === '')) throw new Error(`status ${status}: ${said}`);
  return said;
}

describe('every combination', () => {
  it('compiles as the Go compiler says, and fails with its words', () => {
    for (const setup of setups) {
      const { call, assignment } = uses(setup);
      const saidOfCall = compile(program(setup, call));
      const saidOfAssignment = compile(program(setup, assignment));
      const name = model.encode(setup);
      if (mayCall(setup)) expect(saidOfCall, name).toBe('');
      else expect(saidOfCall, name).toContain(messageOfCall(setup));
      if (isInSet(setup)) expect(saidOfAssignment, name).toBe('');
      else expect(saidOfAssignment, name).toContain(messageOfAssignment(setup));
    }
  }, 60_000);

  it('counts as a program that runs', () => {
    const packages = setups.flatMap((setup) => {
      const { call, assignment } = uses(setup);
      return [
        ...(mayCall(setup) ? [{ setup, text: program(setup, call) }] : []),
        ...(isInSet(setup) ? [{ setup, text: program(setup, assignment) }] : []),
      ];
    });
    // One program: the names of each combination get its number.
    const names = /\b(Meter|Panel|Remote|Resetter|m|load)\b/g;
    const parts = packages.map(({ text }, index) =>
      text.replace('package main\n', '').replace('func main()', `func run${index}()`).replace(names, `$1${index}`),
    );
    const file = path.join(folder, 'all.go');
    const calls = parts.map((_, index) => `run${index}()`).join('\n');
    writeFileSync(file, `package main\n${parts.join('\n')}\nfunc main() {\n${calls}\n}\n`);
    const printed = execFileSync('sh', ['-c', `go run '${file}' 2>&1`], { encoding: 'utf8', cwd: folder });
    expect(printed.trim().split('\n').map(Number)).toEqual(packages.map(({ setup }) => countAfter(setup)));
  }, 60_000);

  it('is told in the same number of steps, and asks for the call first', () => {
    for (const setup of setups) {
      const frames = model.trace(setup);
      expect(frames).toHaveLength(7);
      expect(frames.at(-1)!.state.assignment).toBe(isInSet(setup));
      expect(frames[3]!.state.call).toBe(mayCall(setup));
      expect(isInSet(setup) && !mayCall(setup)).toBe(false);
      expect(model.decode(model.encode(setup))).toEqual(setup);
    }
  });
});

describe('the figure', () => {
  it('says what the note says', () => {
    expect(prediction.choices[prediction.right]).toBe('Only m.Reset()');
    expect(model.trace(EXAMPLES['An element of a map'])[3]!.text).toContain(
      'cannot call pointer method Reset on Meter',
    );
    expect(model.trace(EXAMPLES['A pointer inside']).at(-1)!.text).toContain('is 0');
    expect(model.trace(EXAMPLES['Compiles, changes nothing']).at(-1)!.text).toContain('is still 7');
  });
});
