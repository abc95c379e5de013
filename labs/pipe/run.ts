import type { Frame } from '../../lib/labModel';

export type Act = 'out' | 'err' | 'flush' | 'read' | 'exit' | 'kill' | 'leave';
export type Target = 'terminal' | 'pipe' | 'lines';

/** A printed line: its number in the order of printing, and its stream. */
export interface Line {
  readonly number: number;
  readonly stream: 'out' | 'err';
}

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
  readonly reader: 'there' | 'gone';
  /** Lines that this step has moved. */
  readonly moved: readonly number[];
}

/** Scaled down from 4,096 and 65,536 bytes. */
export const BUFFER_LINES = 4;
export const PIPE_LINES = 6;

export const nameOf = ({ number, stream }: Line): string => (stream === 'err' ? `${number} err` : `${number}`);
const list = (lines: readonly Line[]) => lines.map(nameOf).join(', ');
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
  private printed = 0;
  /** What the program does once its `write` comes back. */
  private next: 'exit' | null = null;

  constructor(target: Target) {
    this.state = { target, ...START };
    const where = {
      terminal: 'Descriptor 1 is a terminal: the library writes each line at once.',
      pipe: `Descriptor 1 is a pipe: the library writes when ${BUFFER_LINES} lines have gathered.`,
      lines: 'Descriptor 1 is a pipe, and stdbuf -oL asks for a write at each line.',
    }[target];
    this.say(`${where} stderr has no buffer.`);
  }

  do(act: Act): void {
    if (act === 'read' || act === 'leave') return this.target === 'terminal' ? this.noPipe() : this.byReader(act);
    if (this.state.writer === 'asleep in write' && act !== 'kill')
      return this.say('The program sleeps in write and does nothing else until the pipe has room.');
    if (this.state.writer === 'running' || act === 'kill') return this.byWriter(act);
    return this.say('The program is gone and does nothing any more.');
  }

  private get target(): Target {
    return this.state.target;
  }

  private say(text: string, change: Partial<State> = {}): void {
    this.state = { ...this.state, moved: [], ...change };
    this.frames.push({ text, state: this.state });
  }

  private noPipe(): void {
    this.say('There is no pipe here: the terminal shows at once what is written.');
  }

  private byWriter(act: Exclude<Act, 'read' | 'leave'>): void {
    if (act === 'out' || act === 'err') return this.print(act);
    if (act === 'kill') return this.kill('killed by SIGKILL', 'SIGKILL ends the program at once');
    this.next = act === 'exit' ? 'exit' : null;
    const why = act === 'exit' ? 'exit flushes the buffer' : 'fflush empties the buffer';
    if (this.state.buffer.length > 0) return this.write(this.state.buffer, why);
    return act === 'exit' ? this.end('Nothing is left in the buffer') : this.say('fflush finds nothing to write.');
  }

  private print(stream: 'out' | 'err'): void {
    const line: Line = { number: ++this.printed, stream };
    if (stream === 'err') return this.write([line], 'stderr is not buffered');
    const buffer = [...this.state.buffer, line];
    if (this.target !== 'pipe') return this.write(buffer, 'stdout is written at each newline');
    this.say(`Line ${line.number} goes into the buffer; the kernel knows nothing of it.`, {
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
      return this.kill('killed by SIGPIPE', `${why}, but no reader is left. SIGPIPE ends the program`);
    }
    const room = PIPE_LINES - this.state.pipe.length;
    if (lines.length <= room) {
      const pipe = [...this.state.pipe, ...lines];
      this.say(`${why}: write puts ${plural(lines)} into the pipe.`, { buffer, pipe, waiting: [], moved });
      return this.finish();
    }
    const space =
      room === 0 ? 'the pipe is full' : `the pipe has room for ${room} only, and a short write is not divided`;
    const stuck = `${why}, but ${space}: write sleeps with ${plural(lines)} in hand.`;
    return this.say(stuck, { buffer, waiting: lines, moved, writer: 'asleep in write' });
  }

  /** After a `write` that came back. */
  private finish(): void {
    if (this.next === 'exit') this.end('Everything is written');
  }

  private end(why: string): void {
    this.next = null;
    this.say(`${why}: the program ends.`, { writer: 'ended' });
  }

  private kill(writer: Writer, how: string): void {
    if (!['running', 'asleep in write'].includes(this.state.writer))
      return this.say('The program is gone already; there is nothing to kill.');
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
    if (this.state.reader === 'gone') return this.say('The reader is gone.');
    return act === 'read' ? this.read() : this.leave();
  }

  private read(): void {
    const [first, ...pipe] = this.state.pipe;
    const over = !['running', 'asleep in write'].includes(this.state.writer);
    if (!first)
      return this.say(
        over
          ? 'The pipe is empty and nobody can write any more: read returns 0, the end of file.'
          : 'The pipe is empty, so read would sleep: the buffer of the program is out of its reach.',
      );
    this.say(`The reader gets line ${nameOf(first)}.`, {
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
    this.write(waiting, 'There is room and the program wakes');
  }

  private leave(): void {
    const { pipe } = this.state;
    const cost = pipe.length === 0 ? 'Nobody is told.' : `Unread in the pipe, and lost: ${plural(pipe)}.`;
    const lost = [...this.state.lost, ...pipe];
    const moved = pipe.map((line) => line.number);
    this.say(`The reader closes its end. ${cost}`, { reader: 'gone', pipe: [], lost, moved });
    if (this.state.writer === 'asleep in write')
      this.kill('killed by SIGPIPE', 'The write that slept has no reader any more: SIGPIPE ends the program');
  }
}
