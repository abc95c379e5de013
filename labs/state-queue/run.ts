import type { Frame } from '@groundwork/labs-kit/model';

/**
 * What one click does, letter by letter: `v` is setN(n + 1), `u` is setN((n) => n + 1), `f` is setN(5), `s` is setN(n),
 * and `w` is an await. The text is at most `MOST` letters long.
 */
export const LETTERS = 'vufsw';
export const MOST = 8;
/** The dependency array of the effect: none, one with n, or an empty one. */
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

/** Plays one click on a counter that shows 0. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private queue: { readonly name: string; readonly apply: (n: number) => number }[] = [];
  private shown = 0;
  private renders = 1;
  private readonly log: string[] = ['render 0', 'setup 0'];
  /** The n that the effect which is set up now has seen. */
  private effect = 0;
  /** React has to render once more before it can trust that nothing is pending. */
  private stale = false;

  constructor(private readonly setup: Setup) {
    this.say('The page shows the counter: n is 0, and the setup of the effect has run. Now somebody clicks.', null);
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
      return this.say(
        `${name} gives ${next}. n has this value already and the queue is empty, so React ignores the call.`,
        at,
      );
    this.queue.push({ name: letter === 'u' ? 'n => n + 1' : String(next), apply });
    const what =
      letter === 'u'
        ? 'the function goes into the queue. React will call it with the value of its turn'
        : letter === 'v'
          ? `n is ${0} in this function, so the value 1 goes into the queue`
          : `the value ${next} goes into the queue`;
    this.say(`${name}: ${what}. React does not render yet.`, at);
  }

  /** Applies the queue and renders, at the end of the handler or at an await. */
  private render(at: number | null): void {
    const where = at === null ? 'The function has ended' : 'The function waits at await';
    if (this.queue.length === 0) {
      if (at !== null) this.say(`${where}. The queue is empty, so React does not render.`, at);
      return;
    }
    const before = this.shown;
    const steps = [before];
    for (const { apply } of this.queue) steps.push(apply(steps.at(-1)!));
    const entries = this.queue.length === 1 ? 'the entry of the queue makes' : 'the entries of the queue make';
    const turns = `n was ${before}, and ${entries} it ${steps.slice(1).join(', then ')}.`;
    this.queue = [];
    const n = steps.at(-1)!;
    this.renders++;
    this.log.push(`render ${n}`);
    if (Object.is(n, before)) {
      this.stale = false;
      this.say(`${where}: React renders once. ${turns} So n is what it was, and React commits nothing.`, at);
      return;
    }
    this.stale = true;
    this.say(`${where}: React renders once. ${turns}`, at);
    this.commit(n, at);
  }

  private commit(n: number, at: number | null): void {
    this.shown = n;
    this.say(`The commit writes ${n} into the page.`, at);
    if (this.setup.list === 'empty')
      return this.say('The dependency array is empty, so the effect of the first render stays.', at);
    this.log.push(`cleanup ${this.effect}`);
    this.say(`The old cleanup function runs: its n is ${this.effect}.`, at);
    this.effect = n;
    this.log.push(`setup ${n}`);
    this.say(`The setup of this render runs: its n is ${n}.`, at);
  }
}
