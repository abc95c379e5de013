/** A step of reasoning: whoever has all of `from` can compute `to`. */
export interface Rule {
  readonly from: readonly string[];
  readonly to: string;
}

/** All that can be computed from what is known, by applying the rules until nothing is new. */
export function closure(known: ReadonlySet<string>, rules: readonly Rule[]): Set<string> {
  const all = new Set(known);
  let before: number;
  do {
    before = all.size;
    for (const { from, to } of rules) if (from.every((item) => all.has(item))) all.add(to);
  } while (all.size > before);
  return all;
}
