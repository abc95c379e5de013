/** IDs; classes, attributes and pseudo-classes; types and pseudo-elements. */
export type Weight = readonly [number, number, number];

/** A piece of a selector that counts: `#menu`, `[href]`, `:is(#menu, ul)`. */
export interface Part {
  readonly text: string;
  readonly weight: Weight;
  readonly why: string;
}

/** What stands between the brackets is read no deeper than this. */
const DEEPEST = 4;

export class NoSelector extends Error {}

const NAME = /^-?[A-Za-z_][\w-]*/;
/** Written with one colon, but pseudo-elements: CSS 2 has only one kind of colon. */
const OLD_ELEMENTS = ['before', 'after', 'first-line', 'first-letter'];
const HEAVIEST = ['is', 'not', 'has'];
const OTHERS = ['lang', 'dir', 'nth-of-type', 'nth-last-of-type'];

/**
 * The counting parts of one complex selector, in order: Selectors 4, Calculating a selector’s specificity.
 * @throws NoSelector for what is none, and for what this figure does not read: pseudo-elements with arguments, namespaces
 */
export function parse(selector: string): Part[] {
  return new Parser(selector).complex();
}

export const sum = (parts: readonly Part[]): Weight =>
  parts.reduce<Weight>(([a, b, c], { weight }) => [a + weight[0], b + weight[1], c + weight[2]], [0, 0, 0]);

/** Positive where the first is heavier. */
export const compare = (one: Weight, other: Weight): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

class Parser {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly depth = 0,
    /** Whether it may begin with a combinator, as in `:has(> a)`. */
    private readonly isRelative = false,
  ) {
    if (depth > DEEPEST) throw new NoSelector('too many brackets in each other');
  }

  complex(): Part[] {
    const parts: Part[] = [];
    this.skip(/^\s*/);
    if (this.isRelative) this.skip(/^[>+~]\s*/);
    for (;;) {
      const found = this.compound();
      if (found.length === 0)
        throw new NoSelector(
          this.rest() === ''
            ? 'it ends where an element is expected'
            : `“${this.rest()[0]!}” stands where an element is expected`,
        );
      parts.push(...found);
      const combinator = this.skip(/^(?:\s*[>+~]\s*|\s+)/);
      if (this.rest() === '' && combinator.trim() === '') return parts;
      if (combinator === '') throw new NoSelector(`“${this.rest()[0]!}” is not expected there`);
    }
  }

  private compound(): Part[] {
    const parts: Part[] = [];
    const universal = this.skip(/^\*/);
    if (universal) parts.push({ text: '*', weight: [0, 0, 0], why: 'says nothing about the element' });
    else {
      const name = this.skip(NAME);
      if (name) parts.push({ text: name, weight: [0, 0, 1], why: 'is a type' });
    }
    for (let part = this.simple(); part; part = this.simple()) parts.push(part);
    return parts;
  }

  private simple(): Part | undefined {
    const first = this.rest()[0];
    if (first === '#') return this.named('#', [1, 0, 0], 'is an ID');
    if (first === '.') return this.named('.', [0, 1, 0], 'is a class');
    if (first === '[') return this.attribute();
    if (this.rest().startsWith('::')) return this.named('::', [0, 0, 1], 'is a pseudo-element');
    return first === ':' ? this.pseudoClass() : undefined;
  }

  private named(sign: string, weight: Weight, why: string): Part {
    this.at += sign.length;
    const name = this.skip(NAME);
    if (!name) throw new NoSelector(`a name is missing behind “${sign}”`);
    if (this.rest().startsWith('(')) throw new NoSelector('pseudo-elements with arguments are not read here');
    return { text: sign + name, weight, why };
  }

  private attribute(): Part {
    const text = this.skip(/^\[\s*-?[A-Za-z_][\w-]*\s*(?:[~|^$*]?=\s*(?:"[^"\]]*"|'[^'\]]*'|-?[A-Za-z_][\w-]*)\s*)?\]/);
    if (!text) throw new NoSelector('“[” begins no attribute');
    return { text, weight: [0, 1, 0], why: 'is an attribute' };
  }

  private pseudoClass(): Part {
    const start = this.at;
    this.at += 1;
    const name = this.skip(NAME);
    if (!name) throw new NoSelector('a name is missing behind “:”');
    const given = this.argument();
    const text = this.text.slice(start, this.at);
    if (given === undefined) {
      if ([...HEAVIEST, ...OTHERS, 'where', 'nth-child', 'nth-last-child'].includes(name))
        throw new NoSelector(`:${name} needs brackets`);
      return OLD_ELEMENTS.includes(name)
        ? { text, weight: [0, 0, 1], why: 'is a pseudo-element, in the old form with one colon' }
        : { text, weight: [0, 1, 0], why: 'is a pseudo-class' };
    }
    if (name === 'where')
      return { text, weight: heaviest(this.list(given)) && [0, 0, 0], why: 'counts zero, whatever is in it' };
    if (HEAVIEST.includes(name)) return this.asHeaviest(text, this.list(given, name === 'has'));
    if (/^nth-(?:last-)?child$/.test(name)) return this.nthChild(text, given);
    if (OTHERS.includes(name)) return { text, weight: [0, 1, 0], why: 'is a pseudo-class' };
    throw new NoSelector(`:${name}() is not read here`);
  }

  private asHeaviest(text: string, list: readonly Argument[]): Part {
    const { text: heavy, weight } = heaviest(list);
    return {
      text,
      weight,
      why: list.length > 1 ? `counts as its most specific argument, ${heavy}` : 'counts as its argument',
    };
  }

  private nthChild(text: string, given: string): Part {
    const [, place = '', list] = /^\s*([^o]*(?:odd)?[^o]*?)(?:\s+of\s+(.*))?$/.exec(given) ?? [];
    if (!/^(?:odd|even|[+-]?\d+|[+-]?\d*n(?:\s*[+-]\s*\d+)?)\s*$/.test(place))
      throw new NoSelector(`“${given}” is no place among children`);
    if (list === undefined) return { text, weight: [0, 1, 0], why: 'is a pseudo-class' };
    const { text: heavy, weight } = heaviest(this.list(list));
    return { text, weight: [weight[0], weight[1] + 1, weight[2]], why: `is a pseudo-class, and ${heavy} is added` };
  }

  /** What stands in brackets here; undefined where there are none. */
  private argument(): string | undefined {
    if (!this.rest().startsWith('(')) return undefined;
    let open = 0;
    for (let end = this.at; end < this.text.length; end++) {
      if (this.text[end] === '(') open++;
      else if (this.text[end] === ')' && --open === 0) {
        const inside = this.text.slice(this.at + 1, end);
        this.at = end + 1;
        return inside;
      }
    }
    throw new NoSelector('a bracket is not closed');
  }

  private list(text: string, isRelative = false): Argument[] {
    return splitList(text).map((one) => ({
      text: one.trim(),
      weight: sum(new Parser(one.trim(), this.depth + 1, isRelative).complex()),
    }));
  }

  private rest(): string {
    return this.text.slice(this.at);
  }

  private skip(pattern: RegExp): string {
    const found = pattern.exec(this.rest())?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

interface Argument {
  readonly text: string;
  readonly weight: Weight;
}

const heaviest = (list: readonly Argument[]): Argument =>
  list.reduce((heavy, one) => (compare(one.weight, heavy.weight) > 0 ? one : heavy));

/** The parts between commas that stand in no bracket. */
function splitList(text: string): string[] {
  const parts = [''];
  let open = 0;
  for (const sign of text) {
    if (sign === '(') open++;
    if (sign === ')') open--;
    if (sign === ',' && open === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
