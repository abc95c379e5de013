import type { Frame } from '@groundwork/labs-kit/model';
import {
  COUNTS,
  costOf,
  filledIn,
  FRESH_PRICE,
  hasCost,
  PRICES,
  topOf,
  type Mode,
  type Shop,
  type Thing,
} from './rules';

/** How a line of the program calls; each is `bakery.cost(4)` in another way. */
export type Way = 'dot' | 'map' | 'wrap' | 'costs' | 'call' | 'bind' | 'short' | 'new';
/** The object that the reader puts into a line, or none. */
export type On = Shop | 'none';
/** What the method `costs` gives to map. */
export type Inner = 'arrow' | 'function';

export interface Line {
  readonly way: Way;
  readonly on: On;
}

export interface Rules {
  readonly mode: Mode;
  readonly inner: Inner;
}

/** A piece of a line: an object, a value, or what stands between them. The reader can put another object into `swap`. */
export type Token =
  | { readonly is: 'text' | 'dot'; readonly text: string }
  | {
      readonly is: 'object';
      readonly text: string;
      readonly thing: Thing;
      readonly hands?: boolean;
      readonly swap?: boolean;
    }
  | { readonly is: 'value'; readonly text: string };

/** One call: how it is written by who calls, and the blanks that it lays out. */
export interface Call {
  /** Who calls. */
  readonly by: string;
  readonly written: readonly Token[];
  /** The name of the blank for the argument, and of what is called. */
  readonly blank: string;
  readonly kind: 'function' | 'arrow';
  /** The call in which this function was made, an index; without it, the file. */
  readonly within?: number;
  /** What is in the blanks; null before they are filled. */
  readonly argument: string | null;
  /** What `this` stands for: in a blank of its own, or for an arrow function found outside. */
  readonly own: Thing | null;
  /** What comes of it, behind its argument. */
  readonly sum: string;
}

/** A line of the program: its code, where the line is no call of ours, and the calls below it. */
export interface Told {
  readonly code: readonly Token[] | null;
  readonly calls: readonly Call[];
  readonly result: string;
}

export interface State extends Rules {
  readonly lines: readonly Told[];
  /** The line that runs; -1 before the first. */
  readonly at: number;
  /** What is looked at now, by names that the drawing knows. */
  readonly now: readonly string[];
}

const text = (said: string): Token => ({ is: 'text', text: said });
/** The dot of a call, in front of which stands what is handed in. */
const DOT: Token = { is: 'dot', text: '.' };
const value = (said: string): Token => ({ is: 'value', text: said });
const NAMES: Readonly<Record<Thing, string>> = {
  bakery: 'bakery',
  cafe: 'cafe',
  fresh: 'new',
  global: 'global',
  undefined: 'undefined',
};
/** The name of a thing, as chips write it. */
export const nameOf = (thing: Thing): string => NAMES[thing];

const thingOf = (on: On): Thing => (on === 'none' ? 'undefined' : on);
const object = (on: On, more: { hands?: boolean; swap?: boolean } = { swap: true }): Token => ({
  is: 'object',
  text: on === 'none' ? 'undefined' : on,
  thing: thingOf(on),
  ...more,
});
/** The object before a dot; without one, a hole, and the function was taken out before. */
const before = (on: On, name: string, hands: boolean): Token[] =>
  on === 'none'
    ? [{ is: 'object', text: '', thing: 'undefined', hands, swap: true }, text(name)]
    : [object(on, { hands, swap: true }), ...(hands ? [DOT, text(name)] : [text(`.${name}`)])];

/** A line without the object of its own, for whom the code is told in words. */
const isBare = ({ way, on }: Line): boolean => on === 'none' && !['call', 'bind', 'new'].includes(way);

/** Words that stand beside each other are one piece. */
function joined(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (token.is === 'text' && last?.is === 'text') all[all.length - 1] = text(last.text + token.text);
    else all.push(token);
  }
  return all;
}

/** How a line is written, as JavaScript. */
export function codeOf({ way, on }: Line): string {
  const dot = on === 'none' ? '' : `${on}.`;
  const handed = on === 'none' ? 'undefined' : on;
  return {
    dot: `${dot}cost(4)`,
    map: `[4, 10].map(${dot}cost)`,
    wrap: `[4, 10].map((count) => ${dot}cost(count))`,
    costs: `${dot}costs([4, 10])`,
    call: `bakery.cost.call(${handed}, 4)`,
    bind: `[4, 10].map(bakery.cost.bind(${handed}))`,
    short: `${dot}short(4)`,
    new: `new Shop(7)`,
  }[way];
}

const callOf = (
  by: string,
  written: readonly Token[],
  blank: string,
  more: Partial<Pick<Call, 'kind' | 'within'>> = {},
): Call => ({ by, written: joined(written), blank, kind: 'function', argument: null, own: null, sum: '', ...more });

/** A hole where an object would stand before a dot. */
const HOLE: Token = { is: 'object', text: '', thing: 'undefined', hands: true };
const byMap = (first: Token, name: string, count: number, index: number): Token[] => [
  first,
  text(`${name}(`),
  value(String(count)),
  text(`, ${index}, …)`),
];

/** What is written of a line before it runs. */
export function writtenOf(line: Line, number: number, inner: Inner): Told {
  const { way, on } = line;
  const by = `line ${number}`;
  const told = (code: readonly Token[] | null, ...calls: readonly Call[]): Told => ({
    code: code && joined(code),
    calls,
    result: '',
  });
  const callback = (count = 4, index = 0): Token[] => byMap(HOLE, 'callback', count, index);
  switch (way) {
    case 'dot':
      return told(null, callOf(by, [...before(on, 'cost(', true), value('4'), text(')')], 'count'));
    case 'short':
      return told(null, callOf(by, [...before(on, 'short(', true), value('4'), text(')')], 'count', { kind: 'arrow' }));
    case 'map':
      return told([text('[4, 10].map('), ...before(on, 'cost', false), text(')')], callOf('map', callback(), 'count'));
    case 'wrap':
      return told(
        [text('[4, 10].map('), text('(count) => '), ...before(on, 'cost(count)', false), text(')')],
        callOf(
          '=>',
          [
            ...(on === 'none' ? [HOLE, text('cost(')] : [object(on, { hands: true }), DOT, text('cost(')]),
            value('4'),
            text(')'),
          ],
          'count',
        ),
      );
    case 'call':
      return told(
        null,
        callOf(
          by,
          [
            object('bakery', {}),
            text('.cost.call('),
            object(on, { hands: true, swap: true }),
            text(', '),
            value('4'),
            text(')'),
          ],
          'count',
        ),
      );
    case 'bind':
      return told(
        [text('[4, 10].map('), object('bakery', {}), text('.cost.bind('), object(on), text('))')],
        callOf('map', byMap(object(on, { hands: true }), ' bound', 4, 0), 'count'),
      );
    case 'new':
      return told(
        null,
        callOf(
          by,
          [{ is: 'object', text: 'new', thing: 'fresh', hands: true }, text(' Shop('), value('7'), text(')')],
          'price',
        ),
      );
    case 'costs':
      return told(
        null,
        callOf(by, [...before(on, 'costs(', true), value('[4, 10]'), text(')')], 'counts'),
        callOf('map', callback(), 'count', inner === 'arrow' ? { kind: 'arrow', within: 0 } : { within: 0 }),
        callOf(
          inner === 'arrow' ? '=>' : 'ƒ',
          [{ is: 'object', text: 'this', thing: 'undefined', hands: true }, DOT, text('cost('), value('4'), text(')')],
          'count',
        ),
      );
  }
}

/** How many rows of the picture the calls of a line fill. */
export const callsOf = (way: Way): number => (way === 'costs' ? 3 : 1);

/** Why something is handed in by a call with a dot, or nothing. */
const beforeDot = (on: On): string => (on === 'none' ? 'There is no dot' : `${on} stands before the dot`);

/** How a price comes about, behind the count. */
function sumOf(thing: Thing, count: number): string {
  const cost = costOf(thing, count);
  if (cost === 'TypeError') return '✗ TypeError';
  if (Number.isNaN(cost)) return '× nothing = NaN';
  const price = PRICES[thing as Shop];
  return count >= 10 ? `× ${price} − ${price} = ${cost}` : `× ${price} = ${cost}`;
}

const quoted = (thing: Thing): string =>
  thing === 'global' ? 'the global object' : thing === 'fresh' ? 'the new object' : thing;

/** Plays lines and writes down every step. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private lines: Told[];
  private at = -1;

  constructor(
    private readonly rules: Rules,
    private readonly program: readonly Line[],
  ) {
    this.lines = program.map((line, index) => writtenOf(line, index + 1, rules.inner));
    const bare = program.some(isBare) ? ' What has no object before it was taken out of bakery.' : '';
    this.say(
      `bakery and cafe share one function, cost. Each call below lays out blanks, and fills in “this” anew.${bare}`,
      [],
    );
  }

  /** Runs the next line. */
  next(): void {
    this.at += 1;
    const line = this.program[this.at]!;
    const { way } = line;
    if (way === 'costs') return this.costs(line);
    if (way === 'new') return this.fresh();
    if (way === 'short') return this.short(line);
    this.cost(line);
  }

  private get mode(): Mode {
    return this.rules.mode;
  }

  private change(told: Partial<Told>): void {
    this.lines = this.lines.map((one, index) => (index === this.at ? { ...one, ...told } : one));
  }

  private put(call: number, more: Partial<Call>): void {
    const { calls } = this.lines[this.at]!;
    this.change({ calls: calls.map((one, index) => (index === call ? { ...one, ...more } : one)) });
  }

  private say(said: string, now: readonly string[]): void {
    const { lines, at, rules } = this;
    this.frames.push({ text: said, state: { ...rules, lines, at, now } });
  }

  private hand(call = 0): readonly string[] {
    return [`${this.at} ${call} hands`, `${this.at} ${call} this`];
  }

  /** What goes into the blank, and why, in words. */
  private filled(handed: Thing, why: string): string {
    const own = filledIn(handed, this.mode);
    if (own === 'undefined') return `${why}, so “this” is undefined`;
    return `${why}, so ${own === 'global' ? 'an old-style script fills in the global object' : `${own} is filled in for “this”`}`;
  }

  /** All ways in which `cost` itself is called once or by map. */
  private cost({ way, on }: Line): void {
    const handed = way === 'map' ? 'undefined' : thingOf(on);
    const own = filledIn(handed, this.mode);
    const from = ['call', 'bind'].includes(way) ? 'bakery' : on;
    const isMany = ['map', 'wrap', 'bind'].includes(way);
    const number = this.at + 1;
    const where =
      from === 'none' ? 'cost is a reference to the one function' : `${from}.cost leads to the one function`;
    const then = {
      dot: 'No way leads back from it to an object.',
      map: 'That is all that map gets: the dot here has no call behind it.',
      wrap: 'But map gets the arrow function, which has not called it yet.',
      call: 'Then call, a method of every function, calls it.',
      bind: `bind makes a bound function, which keeps ${quoted(handed)}.`,
    }[way as 'dot'];
    this.say(`Line ${number}: ${where}. ${then}`, [
      ...(from === 'none' ? [] : [`object ${from}`]),
      'card cost',
      `${this.at} line`,
    ]);
    const why = {
      dot: beforeDot(on),
      map: 'map calls it without a dot',
      wrap: `map calls the arrow, and that calls ${on === 'none' ? 'without a dot' : `with a dot again, behind ${on}`}`,
      call: `call hands in its first argument, ${quoted(handed)}`,
      bind: `map calls the bound function, which hands in what it keeps, ${quoted(handed)}`,
    }[way as 'dot'];
    this.put(0, { argument: '4', own });
    this.say(`The call lays out blanks. ${this.filled(handed, why)}.`, this.hand());
    this.finish(own, 0, isMany);
  }

  /** `this.price` is read, for one count or for two. */
  private finish(own: Thing, call: number, isMany: boolean, isShort = false): void {
    const [first, second] = COUNTS.map((count) => costOf(own, count));
    this.put(call, { sum: sumOf(own, 4) });
    const look = [`${this.at} ${call} this`, ...(own === 'undefined' ? [] : [`object ${own}`])];
    if (first === 'TypeError') {
      this.change({ result: '✗' });
      this.say('this.price: undefined has no properties. The line ends with a TypeError.', look);
      return;
    }
    const read = Number.isNaN(first)
      ? 'The global object has no price, and 4 times undefined is NaN. Nothing complains'
      : `this.price is looked up in ${own}: 4 times ${PRICES[own as Shop]} is ${first}`;
    if (!isMany) {
      this.change({ result: `= ${first}` });
      this.say(
        `${read}${Number.isNaN(first) ? '' : isShort ? '' : `, and ${first} takes the place of the call`}.`,
        look,
      );
      return;
    }
    this.say(`${read}.`, look);
    this.again(call, own);
    this.change({ result: `= [${first}, ${second}]` });
    const free = Number.isNaN(second)
      ? 'NaN again'
      : `10 times ${PRICES[own as Shop]}, less one free roll, is ${second}`;
    this.say(`The next call has blanks of its own: ${free}. map gives both.`, look);
  }

  /** The same call for the second count. */
  private again(call: number, own: Thing | null): void {
    const { written, by } = this.lines[this.at]!.calls[call]!;
    const next = written.map((token, index): Token => {
      if (token.is === 'value') return value('10');
      return by === 'map' && token.is === 'text' && index === written.length - 1 ? text(', 1, …)') : token;
    });
    this.put(call, { written: next, argument: '10', ...(own && { own, sum: sumOf(own, 10) }) });
  }

  private short({ on }: Line): void {
    const own = topOf(this.mode);
    const where = on === 'none' ? 'short is a reference to' : `${on}.short leads to`;
    this.say(`Line ${this.at + 1}: ${where} an arrow function, written in no call but in the file.`, [
      ...(on === 'none' ? [] : [`object ${on}`]),
      'card short',
      `${this.at} line`,
    ]);
    this.put(0, { argument: '4' });
    const lost = on === 'none' ? '' : ` What stands before the dot, ${on}, has no place to go.`;
    this.say(`Its call lays out a blank for count, and none for “this”.${lost}`, [`${this.at} 0 hands`]);
    this.put(0, { own });
    const top = own === 'global' ? 'the global object' : 'undefined';
    this.say(
      `So “this” is looked up outwards from where the arrow was written: around it is the file, where “this” is ${top}.`,
      [`${this.at} 0 way`, 'top'],
    );
    this.finish(own, 0, false, true);
  }

  private fresh(): void {
    this.say(`Line ${this.at + 1}: new makes an object that did not exist before.`, [
      `${this.at} 0 hands`,
      'card Shop',
    ]);
    this.put(0, { argument: String(FRESH_PRICE), own: 'fresh' });
    this.say('The call lays out blanks. new has filled in the new object for “this”.', this.hand());
    this.put(0, { sum: '→ this.price' });
    this.change({ result: `= { price: ${FRESH_PRICE} }` });
    this.say(`The body puts ${FRESH_PRICE} into this.price, and the new object takes the place of the call.`, [
      `${this.at} 0 this`,
      'object fresh',
    ]);
  }

  private costs({ on }: Line): void {
    const { inner } = this.rules;
    const own = filledIn(thingOf(on), this.mode);
    const isArrow = inner === 'arrow';
    this.put(0, { argument: '[4, 10]', own });
    this.say(`Line ${this.at + 1} calls costs. ${this.filled(thingOf(on), beforeDot(on))}.`, [
      ...this.hand(),
      'card costs',
    ]);
    const made = isArrow ? 'an arrow function' : 'a function';
    this.put(0, { sum: isArrow ? '=> made here' : 'ƒ made here' });
    this.say(`During the call of costs ${made} is made, and map gets it.`, [`${this.at} 0 made`]);
    if (isArrow) {
      this.put(1, { argument: '4' });
      this.say('map calls it without a dot. The arrow has a blank for count, but none for “this”.', [
        `${this.at} 1 hands`,
      ]);
      this.put(1, { own });
      this.say(
        `So “this” is looked up outwards, from where the arrow was made: around it is the call of costs, where “this” is ${quoted(own)}.`,
        [`${this.at} 1 way`, `${this.at} 0 this`],
      );
      this.inner(own);
      return;
    }
    const its = filledIn('undefined', this.mode);
    this.put(1, { argument: '4', own: its });
    this.say(
      `The function has a blank for “this” of its own. ${this.filled('undefined', 'map calls it without a dot')}.`,
      this.hand(1),
    );
    this.inner(its);
  }

  /** What the function in `costs` does with the `this` that it sees. */
  private inner(own: Thing): void {
    if (!hasCost(own)) {
      const said =
        own === 'undefined'
          ? 'undefined has no properties'
          : 'the global object has no cost, and undefined cannot be called';
      this.put(1, { sum: '✗ TypeError' });
      this.change({ result: '✗' });
      this.say(`this.cost: ${said}. The line ends with a TypeError.`, [`${this.at} 1 this`]);
      return;
    }
    const { written } = this.lines[this.at]!.calls[2]!;
    const known = written.map((token): Token => (token.is === 'object' ? { ...token, text: own, thing: own } : token));
    this.put(2, { written: known, argument: '4', own });
    this.say(
      `this.cost(count) is a call with a dot, and before it stands ${own}. So ${own} is filled in for “this” of cost.`,
      [...this.hand(2), 'card cost'],
    );
    this.put(2, { sum: sumOf(own, 4) });
    this.say(`this.price is looked up in ${own}: 4 times ${PRICES[own]} is ${costOf(own, 4)}.`, [
      `${this.at} 2 this`,
      `object ${own}`,
    ]);
    this.again(1, null);
    this.again(2, own);
    const second = costOf(own, 10);
    this.change({ result: `= [${costOf(own, 4)}, ${second}]` });
    this.say(
      `The same again for 10, less one free roll: ${second}. The prices are those of ${own}, which called costs.`,
      [`${this.at} 2 this`, `object ${own}`],
    );
  }
}
