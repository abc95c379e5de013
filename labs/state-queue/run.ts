import type { Frame } from '../../lib/labModel';

/**
 * What one click does, letter by letter: `v` is setN(n + 1), `u` is setN((n) => n + 1), `f` is setN(5), `s` is setN(n),
 * and `w` is an await. The text is at most `MOST` letters long.
 */
export const LETTERS = 'vufsw';
export const MOST = 8;
/** On what the effect depends: nothing is named, n is, or the list is empty. */
export const LISTS = ['none', 'n', 'empty'] as const;

export interface Setup {
  readonly text: string;
  readonly list: (typeof LISTS)[number];
}

export interface State {
  /** The letter that runs, an index into the text, or null. */
  readonly at: number | null;
  /** The value of n that the handler closed over. */
  readonly closed: number;
  /** What waits to be applied at the next render. */
  readonly queue: readonly string[];
  /** n as the page shows it. */
  readonly shown: number;
  readonly renders: number;
  /** What happened, as the note's sample logs it. */
  readonly log: readonly string[];
}

const CALLS = { v: 'setN(n + 1)', u: 'setN((n) => n + 1)', f: 'setN(5)', s: 'setN(n)', w: 'await' } as const;
type Letter = keyof typeof CALLS;

/** The text as JavaScript, a line for each letter. */
export const codeOf = (text: string): string[] => [
  text.includes('w') ? 'async function click() {' : 'function click() {',
  ...[...text].map((letter) => (letter === 'w' ? '  await null;' : `  ${CALLS[letter as Letter]};`)),
  '}',
];

/** Plays one click on a counter that has been mounted with 0. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private queue: { readonly name: string; readonly apply: (n: number) => number }[] = [];
  private shown = 0;
  private renders = 1;
  private readonly log: string[] = ['render 0', 'effect 0'];
  /** The n that the effect which is set up now has seen. */
  private effect = 0;
  /** React has to render once more before it can trust that nothing is pending. */
  private stale = false;

  constructor(private readonly setup: Setup) {
    this.say('The counter has been mounted: n is 0, the effect has run. Now somebody clicks.', null);
    for (const [at, letter] of [...setup.text].entries()) {
      if (letter === 'w') this.render(at);
      else this.call(letter as Letter, at);
    }
    this.render(null);
    this.say('The click is over.', null);
  }

  private say(text: string, at: number | null): void {
    const queue = this.queue.map(({ name }) => name);
    const { shown, renders } = this;
    this.frames.push({ text, state: { at, closed: 0, queue, shown, renders, log: [...this.log] } });
  }

  private call(letter: Letter, at: number): void {
    const name = CALLS[letter];
    const fixed = { v: 1, f: 5, s: 0 } as const;
    const apply = letter === 'u' ? (n: number) => n + 1 : () => fixed[letter as keyof typeof fixed];
    const next = apply(this.shown);
    if (this.queue.length === 0 && !this.stale && Object.is(next, this.shown))
      return this.say(`${name} gives ${next}, which is n already, and nothing is pending: React forgets it.`, at);
    this.queue.push({ name: letter === 'u' ? 'n => n + 1' : String(next), apply });
    const what =
      letter === 'u'
        ? 'a function is queued, to be given the n of its turn'
        : letter === 'v'
          ? `n is ${0} in this function, so 1 is queued`
          : `${next} is queued`;
    this.say(`${name}: ${what}. Nothing is rendered yet.`, at);
  }

  /** Applies the queue and renders, at the end of the handler or at an await. */
  private render(at: number | null): void {
    const where = at === null ? 'The function has ended' : 'await ends this part of the function';
    if (this.queue.length === 0) {
      if (at !== null) this.say(`${where}. Nothing is queued, nothing is rendered.`, at);
      return;
    }
    const before = this.shown;
    const steps = [before];
    for (const { apply } of this.queue) steps.push(apply(steps.at(-1)!));
    this.queue = [];
    const n = steps.at(-1)!;
    this.renders++;
    this.log.push(`render ${n}`);
    if (Object.is(n, before)) {
      this.stale = false;
      this.say(`${where}: React renders once, ${steps.join(', ')}. n is what it was, so it stops: no commit.`, at);
      return;
    }
    this.stale = true;
    this.say(`${where}: React renders once and applies the queue in order: ${steps.join(', ')}.`, at);
    this.commit(n, at);
  }

  private commit(n: number, at: number | null): void {
    this.shown = n;
    this.say(`The commit writes ${n} into the page.`, at);
    if (this.setup.list === 'empty') return this.say('The list is empty: the effect of the first render stays.', at);
    this.log.push(`cleanup ${this.effect}`);
    this.say(`The effect of before is cleaned up: it has seen ${this.effect}.`, at);
    this.effect = n;
    this.log.push(`effect ${n}`);
    this.say(`The effect of this render runs: it sees ${n}.`, at);
  }
}
