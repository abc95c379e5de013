import type { Frame } from '@groundwork/labs-kit/model';

export type Act = 'out' | 'err' | 'flush' | 'read' | 'exit' | 'kill' | 'leave';
export type Target = 'terminal' | 'pipe' | 'lines';

/** A printed line: its number in the order of printing, its stream, and what it says. */
export interface Line {
  readonly number: number;
  readonly stream: 'out' | 'err';
  readonly words: string;
}

/** What the note's program prints, over and over: results on standard output, messages on standard error. */
const WORDS = { out: ['bread 4', 'roll 1'], err: ['no price for cake', 'no price for pie'] } as const;

export type Writer = 'running' | 'asleep in write' | 'ended' | 'killed by SIGKILL' | 'killed by SIGPIPE';

export interface State {
  readonly target: Target;
  /** Printed to stdout, still in the memory of the program. */
  readonly buffer: readonly Line[];
  /** Handed to a `write` that has not come back, because the pipe is full. */
  readonly waiting: readonly Line[];
  readonly pipe: readonly Line[];
  readonly seen: readonly Line[];
  readonly lost: readonly Line[];
  readonly writer: Writer;
  /** `at the end`: its last read returned nothing, and it waits no more. */
  readonly reader: 'there' | 'at the end' | 'gone';
  /** Lines that this step has moved. */
  readonly moved: readonly number[];
}

/** Scaled down from 8,192 and 65,536 bytes. */
export const BUFFER_LINES = 4;
export const PIPE_LINES = 6;

const list = (lines: readonly Line[]) => lines.map(({ number }) => number).join(', ');
const plural = (lines: readonly Line[], word = 'line') => `${word}${lines.length === 1 ? '' : 's'} ${list(lines)}`;

const START = {
  buffer: [],
  waiting: [],
  pipe: [],
  seen: [],
  lost: [],
  writer: 'running',
  reader: 'there',
  moved: [],
} as const;

/** Plays one setup: a program that prints, the two buffers behind it, and a reader. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private state: State;
  private readonly printed = { out: 0, err: 0 };
  /** What the program does once its `write` comes back. */
  private next: 'exit' | null = null;

  constructor(target: Target) {
    this.state = { target, ...START };
    const where = {
      terminal: 'Standard output is a terminal: price.py hands over each line.',
      pipe: `Standard output is a pipe: price.py collects ${BUFFER_LINES} results before it hands them over.`,
      lines: 'Standard output is a pipe, and -u switches the collecting off.',
    }[target];
    this.say(`${where} Messages are never collected.`);
  }

  do(act: Act): void {
    if (act === 'read' || act === 'leave') return this.target === 'terminal' ? this.noPipe() : this.byReader(act);
    if (this.state.writer === 'asleep in write' && act !== 'kill')
      return this.say('price.py waits, and does nothing else until the pipe has room.');
    if (this.state.writer === 'running' || act === 'kill') return this.byWriter(act);
    return this.say('price.py is gone and does nothing any more.');
  }

  private get target(): Target {
    return this.state.target;
  }

  private say(text: string, change: Partial<State> = {}): void {
    this.state = { ...this.state, moved: [], ...change };
    this.frames.push({ text, state: this.state });
  }

  private noPipe(): void {
    this.say('There is no pipe here: the terminal shows at once what it is given.');
  }

  private byWriter(act: Exclude<Act, 'read' | 'leave'>): void {
    if (act === 'out' || act === 'err') return this.print(act);
    if (act === 'kill') return this.kill('killed by SIGKILL', 'kill -9 ends price.py at once');
    this.next = act === 'exit' ? 'exit' : null;
    const why = act === 'exit' ? 'price.py ends and empties its buffer' : 'flush empties the buffer';
    if (this.state.buffer.length > 0) return this.write(this.state.buffer, why);
    return act === 'exit' ? this.end('Nothing is left in the buffer') : this.say('flush finds nothing to hand over.');
  }

  private print(stream: 'out' | 'err'): void {
    const words = WORDS[stream][this.printed[stream]++ % 2]!;
    const line: Line = { number: this.printed.out + this.printed.err, stream, words };
    if (stream === 'err') return this.write([line], 'A message is not collected');
    const buffer = [...this.state.buffer, line];
    if (this.target !== 'pipe') return this.write(buffer, 'A result is not collected here');
    this.say(`Line ${line.number}, a result, goes into the buffer of price.py. The kernel knows nothing of it.`, {
      buffer,
      moved: [line.number],
    });
    if (buffer.length === BUFFER_LINES) this.write(buffer, 'The buffer is full');
  }

  /** The system call: everything, or sleep, or death. A write of up to 4,096 bytes (PIPE_BUF) is never divided. */
  private write(lines: readonly Line[], why: string): void {
    const buffer = this.state.buffer.filter((line) => !lines.includes(line));
    const moved = lines.map((line) => line.number);
    if (this.target === 'terminal') {
      this.say(`${why}: the terminal shows ${plural(lines)}.`, {
        buffer,
        seen: [...this.state.seen, ...lines],
        moved,
      });
      return this.finish();
    }
    if (this.state.reader === 'gone') {
      this.state = { ...this.state, buffer, waiting: lines };
      return this.kill('killed by SIGPIPE', `${why}, but no reader is left. SIGPIPE ends price.py`);
    }
    const room = PIPE_LINES - this.state.pipe.length;
    if (lines.length <= room) {
      const pipe = [...this.state.pipe, ...lines];
      this.say(`${why}: ${plural(lines)} into the pipe.`, { buffer, pipe, waiting: [], moved });
      return this.finish();
    }
    const space =
      room === 0 ? 'the pipe is full' : `the pipe has room for ${room} only, and a short write is not divided`;
    const stuck = `${why}, but ${space}: price.py waits with ${plural(lines)} in hand.`;
    return this.say(stuck, { buffer, waiting: lines, moved, writer: 'asleep in write' });
  }

  /** After a `write` that came back. */
  private finish(): void {
    if (this.next === 'exit') this.end('Everything is handed over');
  }

  private end(why: string): void {
    this.next = null;
    this.say(`${why}: price.py ends.`, { writer: 'ended' });
  }

  private kill(writer: Writer, how: string): void {
    if (!['running', 'asleep in write'].includes(this.state.writer))
      return this.say('price.py is gone already; there is nothing to kill.');
    const lost = [...this.state.waiting, ...this.state.buffer];
    const cost = lost.length === 0 ? 'Its buffer was empty' : `Lost with its memory: ${plural(lost)}`;
    return this.say(`${how}. ${cost}.`, {
      writer,
      buffer: [],
      waiting: [],
      lost: [...this.state.lost, ...lost],
      moved: lost.map((line) => line.number),
    });
  }

  private byReader(act: 'read' | 'leave'): void {
    if (this.state.reader === 'gone') return this.say('cat is gone.');
    return act === 'read' ? this.read() : this.leave();
  }

  private read(): void {
    const [first, ...pipe] = this.state.pipe;
    const over = !['running', 'asleep in write'].includes(this.state.writer);
    if (!first)
      return over
        ? this.say('The pipe is empty and nobody could write any more: cat is at the end of file.', {
            reader: 'at the end',
          })
        : this.say('The pipe is empty, so cat would wait: the buffer of price.py is out of its reach.');
    this.say(`cat reads line ${first.number}.`, {
      pipe,
      seen: [...this.state.seen, first],
      moved: [first.number],
    });
    if (this.state.writer === 'asleep in write') this.wake();
  }

  private wake(): void {
    const { waiting, pipe } = this.state;
    if (waiting.length > PIPE_LINES - pipe.length) return;
    this.state = { ...this.state, waiting: [], writer: 'running' };
    this.write(waiting, 'There is room, and price.py goes on');
  }

  private leave(): void {
    const { pipe } = this.state;
    const cost = pipe.length === 0 ? 'Nobody is told.' : `Unread in the pipe, and lost: ${plural(pipe)}.`;
    const lost = [...this.state.lost, ...pipe];
    const moved = pipe.map((line) => line.number);
    this.say(`cat leaves. ${cost}`, { reader: 'gone', pipe: [], lost, moved });
    if (this.state.writer === 'asleep in write')
      this.kill('killed by SIGPIPE', 'What waits has no reader any more: SIGPIPE ends price.py');
  }
}
