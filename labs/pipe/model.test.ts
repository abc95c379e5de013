import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { acts, EXAMPLES, model, MOST_ACTS, prediction, type Setup } from './model';
import { BUFFER_LINES, PIPE_LINES, type Act, type Line, type State, type Target } from './run';

const TARGETS = ['terminal', 'pipe', 'lines'] as const;
const ALL: readonly Act[] = [
  'out',
  'out',
  'out',
  'err',
  'err',
  'read',
  'read',
  'read',
  'flush',
  'exit',
  'kill',
  'leave',
];
const seeds = Array.from({ length: 120 }, (_, seed) => seed);

function randomActs(seed: number, count: number, from = ALL): Act[] {
  const next = seeded(seed);
  return Array.from({ length: count }, () => from[Math.floor(next() * from.length)]!);
}

const last = (setup: Setup): State => model.trace(setup).at(-1)!.state;
const numbers = (lines: readonly Line[]) => lines.map((line) => line.number);
const ordered = (list: readonly number[]) => list.every((value, index) => index === 0 || list[index - 1]! < value);

/**
 * Independent reference for a run that nobody disturbs: each line has a moment at which it reaches the kernel (its own,
 * that of the stdout line which fills its buffer, or the exit), and lines are seen in the order of these moments.
 */
function expectedOrder(target: Target, streams: readonly ('out' | 'err')[]): number[] {
  const outs = streams.flatMap((stream, at) => (stream === 'out' ? [at] : []));
  const moment = (at: number) => {
    if (target !== 'pipe' || streams[at] === 'err') return at;
    return outs[Math.ceil((outs.indexOf(at) + 1) / BUFFER_LINES) * BUFFER_LINES - 1] ?? streams.length;
  };
  return streams
    .map((_, at) => at)
    .sort((a, b) => moment(a) - moment(b) || a - b)
    .map((at) => at + 1);
}

describe.each(TARGETS)('printing to %s', (target) => {
  it('shows an undisturbed run in the order in which lines reach the kernel', () => {
    for (const seed of seeds) {
      const streams = randomActs(seed, 12, ['out', 'err']) as ('out' | 'err')[];
      // Reading as much as the pipe holds after every line keeps it from filling; the surplus of reads finds nothing.
      const busy = streams.flatMap((stream) => [stream, ...acts('rrr')] as Act[]);
      const all = [...busy, ...acts('xrrrrrr')];
      expect(all.length).toBeLessThanOrEqual(MOST_ACTS);
      expect(numbers(last({ target, acts: all }).seen)).toEqual(expectedOrder(target, streams));
    }
  });

  it('makes and loses no line, keeps each stream in order, and never exceeds a buffer', () => {
    for (const seed of seeds) {
      for (const { state } of model.trace({ target, acts: randomActs(seed, 50) })) {
        const { buffer, waiting, pipe, seen, lost } = state;
        const everywhere = numbers([seen, pipe, waiting, buffer, lost].flat()).sort((a, b) => a - b);
        expect(everywhere).toEqual(everywhere.map((_, index) => index + 1));
        for (const stream of ['out', 'err'])
          expect(ordered(numbers([...seen, ...pipe].filter((line) => line.stream === stream)))).toBe(true);
        expect(buffer.length).toBeLessThanOrEqual(BUFFER_LINES);
        expect(pipe.length).toBeLessThanOrEqual(PIPE_LINES);
      }
    }
  });

  it('sleeps only when its lines do not fit and there is a reader, and loses a buffer only when it is killed', () => {
    for (const seed of seeds) {
      for (const { state, text } of model.trace({ target, acts: randomActs(seed, 50) })) {
        const asleep = state.writer === 'asleep in write';
        expect(state.waiting.length > 0).toBe(asleep);
        // The step of a read shows the free place; the next one fills it.
        const taken = text.startsWith('cat reads') ? 1 : 0;
        if (asleep && !text.startsWith('cat leaves'))
          expect([state.pipe.length + taken + state.waiting.length > PIPE_LINES, state.reader]).toEqual([
            true,
            'there',
          ]);
        if (state.writer === 'ended') expect(state.buffer).toEqual([]);
        if (state.reader !== 'gone' && !state.writer.startsWith('killed')) expect(state.lost).toEqual([]);
      }
    }
  });
});

describe('pipe', () => {
  it('gives the orders that the session with price.py has recorded', () => {
    const order = (target: Target) => numbers(last({ target, acts: EXAMPLES['It ends by itself'] }).seen);
    expect([order('terminal'), order('pipe'), order('lines')]).toEqual([
      [1, 2, 3, 4],
      [2, 4, 1, 3],
      [1, 2, 3, 4],
    ]);
  });

  it('keeps in a crash what is in the pipe, and loses what is in the program', () => {
    const { seen, lost, writer } = last({ target: 'pipe', acts: EXAMPLES['It is killed'] });
    expect([numbers(seen), numbers(lost), writer]).toEqual([[2, 4], [1, 3], 'killed by SIGKILL']);
    expect(prediction.choices[prediction.right]).toBe('lines 2 and 4');
    expect(numbers(last({ target: 'pipe', acts: acts('oeok') }).lost)).toEqual([1, 3]);
    expect(last({ target: 'lines', acts: acts('oeok') }).lost).toEqual([]);
  });

  it('lets a full pipe stop the program and a read wake it', () => {
    const full = { target: 'lines', acts: acts('ooooooo') } as const;
    expect(last(full)).toMatchObject({ writer: 'asleep in write', waiting: [{ number: 7 }] });
    expect(last({ ...full, acts: [...full.acts, 'out'] }).seen).toEqual([]);
    expect(last({ ...full, acts: [...full.acts, 'read'] })).toMatchObject({ writer: 'running', waiting: [] });
    expect(last({ ...full, acts: [...full.acts, 'leave'] })).toMatchObject({ writer: 'killed by SIGPIPE' });
  });

  it('never divides a write: four lines wait until there is room for four', () => {
    const short = last({ target: 'pipe', acts: acts('eeeoooo') });
    expect([short.writer, short.pipe.length, numbers(short.waiting)]).toEqual(['asleep in write', 3, [4, 5, 6, 7]]);
    const one = last({ target: 'pipe', acts: acts('eeeoooor') });
    expect([one.writer, numbers(one.pipe)]).toEqual(['running', [2, 3, 4, 5, 6, 7]]);
    const full = acts('eeeeeoooo');
    expect(last({ target: 'pipe', acts: [...full, 'read', 'read'] }).writer).toBe('asleep in write');
    expect(last({ target: 'pipe', acts: [...full, 'read', 'read', 'read'] }).writer).toBe('running');
  });

  it('kills a writer without a reader at its write, not before', () => {
    expect(last({ target: 'pipe', acts: acts('lo') }).writer).toBe('running');
    expect(last({ target: 'pipe', acts: acts('lof') }).writer).toBe('killed by SIGPIPE');
  });

  it('starts after the fourth line, with the answer still to come', () => {
    const { state } = model.trace(model.initial)[model.startAt]!;
    expect([numbers(state.buffer), numbers(state.pipe), state.writer]).toEqual([[1, 3], [2, 4], 'running']);
  });
});
