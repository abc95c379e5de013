import { expect, it } from 'vitest';

import { programLimits } from '../../shared/limits';
import { Output } from './output';

function outputAt(): { output: Output; pieces: string[]; clock: { now: number } } {
  const pieces: string[] = [];
  const clock = { now: 1000 };
  return {
    output: new Output(
      (text) => pieces.push(text),
      () => clock.now,
    ),
    pieces,
    clock,
  };
}

it('hands on the first piece at once, what follows at once together', () => {
  const { output, pieces, clock } = outputAt();
  output.write('a');
  output.write('b');
  output.write('c');
  expect(pieces).toEqual(['a']);
  clock.now += 51;
  output.write('d');
  expect(pieces).toEqual(['a', 'bcd']);
  output.write('e');
  output.flush();
  output.flush();
  expect(pieces).toEqual(['a', 'bcd', 'e']);
});

it('does not wait with much', () => {
  const { output, pieces } = outputAt();
  output.write('a');
  output.write('b'.repeat(5000));
  expect(pieces.map(({ length }) => length)).toEqual([1, 5000]);
});

it('cuts a flood and knows that it did', () => {
  const { output, pieces } = outputAt();
  output.write('a'.repeat(programLimits.output));
  expect(output.isFull).toBe(false);
  output.write('b');
  expect(output.isFull).toBe(true);
  output.write('c');
  output.flush();
  expect(pieces.join('')).toBe('a'.repeat(programLimits.output));
});
