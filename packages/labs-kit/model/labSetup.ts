import { defined } from '@groundwork/lib/defined';
import { literalPattern } from '@groundwork/lib/literalPattern';

/**
 * A part of a lab's setup, and how it stands in the address. A setup is put together from parts, so that one schema says
 * what can be chosen, writes and reads the address, and refuses all else (`defineLab` in `labModel.ts`).
 */
export interface Part<Value> {
  /** What all texts of it look like: the source of a regular expression. */
  readonly pattern: string;
  /** The least and the most of a whole number. */
  readonly range?: readonly [least: number, most: number];
  /** The parts of an object. */
  readonly parts?: { readonly [Key in keyof Value]: Part<Value[Key]> };
  /** Whether it has its own separator, if it needs one. */
  readonly isGlued?: true;
  write(value: Value): string;
  /** The value of a text that has this pattern; undefined where there is none. It need not be the text that `write` gives. */
  read(text: string): Value | undefined;
}

/** One of a few values, each by a text of its own. */
export function oneOf<const Value>(
  values: readonly Value[],
  textOf: (value: Value) => string | number = String,
): Part<Value> {
  const write = (value: Value) => `${textOf(value)}`;
  const byText = new Map(values.map((value) => [write(value), value]));
  return { pattern: [...byText.keys()].map(literalPattern).join('|'), write, read: (text) => byText.get(text) };
}

/** One of a few words, by its first letter. */
export const byLetter = <const Word extends string>(words: readonly Word[]): Part<Word> =>
  oneOf(words, (word) => word.slice(0, 1));

/** One of a few values, by its place among them. */
export const byPlace = <const Value>(values: readonly Value[]): Part<Value> =>
  oneOf(values, (value) => values.indexOf(value));

/** One of the values of a table, by its key. */
export function byKey<const Value>(table: Readonly<Record<string, Value>>): Part<Value> {
  const keys = new Map(Object.entries(table).map(([key, value]) => [value, key]));
  return oneOf([...keys.keys()], (value) => keys.get(value) ?? '');
}

/** True or false, by two texts. */
export const flag = (yes: string, no: string): Part<boolean> => oneOf([true, false], (is) => (is ? yes : no));

/** A whole number between two, which are included. */
export const whole = (least: number, most: number): Part<number> => ({
  range: [least, most],
  pattern: `${least < 0 ? '-?' : ''}\\d{1,${String(Math.max(-least, most)).length}}`,
  write: String,
  read(text) {
    const value = Number(text);
    return value >= least && value <= most ? value : undefined;
  },
});

/** A text that looks like `pattern`. */
export const matching = (pattern: string): Part<string> => ({ pattern, write: String, read: String });

/** A text of at least one letter, all of `alphabet` (as in a regular expression's brackets); a space is written as `space`. */
export const text = (alphabet: string, most: number, space = ' '): Part<string> => ({
  pattern: `[${alphabet.replace(' ', space)}]{1,${most}}`,
  write: (value) => value.replaceAll(' ', space),
  read: (written) => written.replaceAll(space, ' '),
});

interface ListOptions {
  readonly separator?: string;
  readonly least?: number;
  /** How no items at all are written. */
  readonly none?: string;
}

/** Items of one kind, at most so many. */
export function list<Item>(
  { pattern, write, read }: Part<Item>,
  most: number,
  { separator = '', least = 0, none = '' }: ListOptions = {},
): Part<readonly Item[]> {
  const more = `(?:${pattern})(?:${literalPattern(separator)}(?:${pattern})){${Math.max(least - 1, 0)},${most - 1}}`;
  return {
    pattern: least > 0 ? more : `${none}|${more}`,
    write: (items) => items.map(write).join(separator) || none,
    read(written) {
      if (written === none) return [];
      const texts = separator === '' ? (written.match(new RegExp(pattern, 'g')) ?? []) : written.split(separator);
      const items = texts.map(read);
      return items.every((item) => item !== undefined) ? items : undefined;
    },
  };
}

/** A part that follows the one before it without a separator. */
export const glued = <Value>(part: Part<Value>): Part<Value> => ({ ...part, isGlued: true });

/** A part with a fixed text before it. */
export const after = <Value>(lead: string, part: Part<Value>): Part<Value> => ({
  pattern: `${literalPattern(lead)}(?:${part.pattern})`,
  write: (value) => lead + part.write(value),
  read: (written) => part.read(written.slice(lead.length)),
});

/** A part of which nothing is written, not even the separator, where its own text is empty. */
export const optional = <Value>(part: Part<Value>, separator = '.'): Part<Value> => ({
  pattern: `(?:${literalPattern(separator)}(?:${part.pattern}))?`,
  isGlued: true,
  write(value) {
    const written = part.write(value);
    return written && separator + written;
  },
  read: (written) => part.read(written.slice(separator.length)),
});

/** At most so many items at the end, each after a dot. */
export const rest = <Item>(item: Part<Item>, most: number): Part<readonly Item[]> =>
  optional(list(item, most, { separator: '.' }));

/** An object by its parts, in the order in which they are written. */
export function fields<Value extends object>(
  parts: { readonly [Key in keyof Value]: Part<Value[Key]> },
  separator = '.',
): Part<Value> {
  const entries = Object.entries<Part<unknown>>(parts).map(([key, part], index) => {
    const lead = index === 0 || part.isGlued ? '' : separator;
    return { key: key as keyof Value, part, lead, group: `_${index}` };
  });
  const shape = entries.map(({ part, lead, group }) => `${literalPattern(lead)}(?<${group}>${part.pattern})`).join('');
  const form = new RegExp(`^${shape}$`);
  return {
    parts,
    pattern: entries.map(({ part, lead }) => `${literalPattern(lead)}(?:${part.pattern})`).join(''),
    write: (value) => entries.map(({ key, part, lead }) => lead + part.write(value[key])).join(''),
    read(written) {
      const texts = form.exec(written)?.groups ?? {};
      const values = entries.map(({ key, part, group }) => [key, part.read(texts[group] ?? '')] as const);
      return values.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(values) as Value);
    },
  };
}

/** An object of choices, each written as the place of its value in a list, or of its key in a table of words. */
export function places<Value extends object>(choices: {
  readonly [Key in keyof Value]: readonly Value[Key][] | Readonly<Record<Value[Key] & string, unknown>>;
}): Part<Value> {
  const parts = Object.entries<readonly unknown[] | object>(choices).map(([key, values]) => [
    key,
    byPlace<unknown>(Array.isArray(values) ? values : Object.keys(values)),
  ]);
  return fields<Value>(Object.fromEntries(parts) as Parameters<typeof fields<Value>>[0], '');
}

/** The values of a part for which more is true than their text can say. */
export const where = <Value>(part: Part<Value>, isAllowed: (value: Value) => boolean): Part<Value> => ({
  ...part,
  read(written) {
    const value = part.read(written);
    return value !== undefined && isAllowed(value) ? value : undefined;
  },
});

/** The values of texts with `separator` between them, for examples and tests. @throws for a text that no value has */
export const valuesOf = <Value>(part: Part<Value>, texts: string, separator = ' '): Value[] =>
  texts === '' ? [] : texts.split(separator).map((one) => defined(part.read(one), `What “${one}” says`));
