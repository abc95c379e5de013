import type { Frame } from '@groundwork/labs-kit/model';
import { parse, type Line, type Statement } from './program';

/** Something that waits to be run: a callback, or the rest of an async function. */
export interface Job {
  readonly name: string;
  readonly body: readonly Statement[];
}

export interface State {
  readonly lines: readonly Line[];
  /** The line that is being run, from 1; null between two jobs. */
  readonly line: number | null;
  /** What runs, the innermost last. */
  readonly stack: readonly string[];
  readonly microtasks: readonly string[];
  readonly tasks: readonly string[];
  /** The letters that were logged. */
  readonly output: string;
  /** Tasks that ended, and microtasks. */
  readonly ran: { readonly tasks: number; readonly microtasks: number };
}

const names = (jobs: readonly Job[]) => jobs.map(({ name }) => name);

/** HTML's event loop with one task queue: a task, a microtask checkpoint, a chance to draw, the next task. */
class Run {
  readonly frames: Frame<State>[] = [];
  private readonly lines: readonly Line[];
  private readonly tasks: Job[] = [];
  private readonly microtasks: Job[] = [];
  private readonly stack: string[] = [];
  private readonly ran = { tasks: 0, microtasks: 0 };
  private output = '';

  constructor(text: string) {
    const { statements, lines, mistake } = parse(text);
    this.lines = lines;
    if (mistake === null) this.loop({ name: 'script', body: statements });
    else this.say(mistake, null);
  }

  private say(text: string, line: number | null): void {
    const { lines, stack, microtasks, tasks, output, ran } = this;
    const state = { lines, line, stack: [...stack], microtasks: names(microtasks), tasks: names(tasks) };
    this.frames.push({ text, state: { ...state, output, ran: { ...ran } } });
  }

  private loop(script: Job): void {
    this.tasks.push(script);
    this.say('The script waits as the first task.', null);
    for (let task = this.tasks.shift(); task !== undefined; task = this.tasks.shift()) {
      this.perform(task, `The loop takes the oldest task: ${task.name}.`);
      this.ran.tasks++;
      this.checkpoint();
      this.between();
    }
  }

  private between(): void {
    if (this.tasks.length > 0) this.say('No microtask is left. The page may be drawn; then comes the next task.', null);
    else this.say(`Both queues are empty. Logged: ${this.output || 'nothing'}.`, null);
  }

  private checkpoint(): void {
    for (let job = this.microtasks.shift(); job !== undefined; job = this.microtasks.shift()) {
      this.perform(job, `The stack is empty, so the oldest microtask runs: ${job.name}.`);
      this.ran.microtasks++;
    }
  }

  private perform({ name, body }: Job, why: string): void {
    this.stack.push(name);
    this.say(why, null);
    this.execute(body);
    this.stack.pop();
  }

  private execute(body: readonly Statement[]): void {
    for (const [index, statement] of body.entries()) {
      const { kind, line } = statement;
      if (kind === 'await') {
        this.microtasks.push({ name: `rest after line ${line}`, body: body.slice(index + 1) });
        return this.say('await: the rest of the function becomes a microtask, and the caller goes on.', line);
      }
      if (kind === 'log') {
        this.output += statement.letter;
        this.say(`${statement.letter} is logged.`, line);
      } else if (kind === 'async') this.call(statement.body, line);
      else this.queue(kind, statement.body, line);
    }
  }

  private call(body: readonly Statement[], line: number): void {
    this.stack.push(`async function, line ${line}`);
    this.say('The async function is called: it starts at once, like any function.', line);
    this.execute(body);
    this.stack.pop();
  }

  private queue(kind: 'timer' | 'microtask', body: readonly Statement[], line: number): void {
    const queue = kind === 'timer' ? this.tasks : this.microtasks;
    queue.push({ name: `${kind}, line ${line}`, body });
    this.say(kind === 'timer' ? 'The timer is a new task, the last in the queue.' : 'A microtask is queued.', line);
  }
}

export const run = (text: string): readonly Frame<State>[] => new Run(text).frames;
