import type { Data } from './grow';
import { mentions } from './kinds/kind';

interface BadgeMistake {
  path: PropertyKey[];
  expected: string;
  found: string;
}

/** The first part of a figure's data whose `actor` is unknown, or another one than its name says. */
export function badgeMistake(
  part: unknown,
  actors: readonly string[],
  path: PropertyKey[] = [],
): BadgeMistake | undefined {
  if (Array.isArray(part)) return firstIn(part.entries(), actors, path);
  if (typeof part !== 'object' || part === null) return undefined;
  return mistakeOf(part as Data, actors, path) ?? firstIn(Object.entries(part), actors, path);
}

function firstIn(
  parts: Iterable<[PropertyKey, unknown]>,
  actors: readonly string[],
  path: PropertyKey[],
): BadgeMistake | undefined {
  for (const [key, part] of parts) {
    const mistake = badgeMistake(part, actors, [...path, key]);
    if (mistake) return mistake;
  }
  return undefined;
}

function mistakeOf({ actor, ...part }: Data, actors: readonly string[], path: PropertyKey[]): BadgeMistake | undefined {
  if (typeof actor !== 'string') return undefined;
  const here = [...path, 'actor'];
  if (!actors.includes(actor)) return { path: here, expected: 'an actor of the page', found: actor };
  const name = String(part['name'] ?? part['label'] ?? '');
  // A text may speak of others; a name that is another's must not have this one's badge.
  const other = actors.find((one) => mentions(name, one) && !mentions(name, actor));
  if (other === undefined) return undefined;
  return { path: here, expected: `the badge of ${other} on "${name}"`, found: `that of ${actor}` };
}
