/** How a link calls what it leads to. */
interface Called {
  text: string;
  /** With its `#`; empty without one. */
  hash: string;
}

/**
 * The sentence that a link asks for, out of those of the note that it leads to: of the concept that its anchor names,
 * else of the one that its text is, else of the longest that its text contains, else the note's first.
 */
export function definitionFor(
  definitions: Readonly<Record<string, string>>,
  { text, hash }: Called,
): string | undefined {
  const ids = Object.keys(definitions);
  const called = nameOf(text);
  const contained = ids.filter((id) => ` ${called} `.includes(` ${nameOf(id)} `)).sort((a, b) => b.length - a.length);
  const id =
    ids.find((one) => `#${one}` === hash) ?? ids.find((one) => nameOf(one) === called) ?? contained[0] ?? ids[0];
  return id === undefined ? undefined : definitions[id];
}

/** `row-lock` and `Row locks` are one name. */
function nameOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')).join(' ');
}
