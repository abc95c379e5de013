/** Data as YAML gives it. */
export type Data = Record<string, unknown>;
type Path = readonly PropertyKey[];

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A figure of earlier on the page with what a later one adds to it. */
export interface Grown {
  data: Data;
  /** Where a part of the whole stands in what the author wrote for the later figure. */
  placeOf(path: Path): Path;
  /** Names that were to be removed and are not there. */
  unknown: string[];
}

/**
 * The earlier figure, without its marks, and with all that the later one says: parts of a list are the same where
 * their names are. What is new or changed is marked.
 */
export function grown(earlier: Data, later: Data, remove: readonly string[]): Grown {
  const places = new Map<string, Path>();
  const left = new Set(remove);
  const kept = without(unmarked(earlier), new Set(remove), left) as Data;
  const data = joined(kept, later, { whole: [], own: [] }, places);
  const placeOf = (path: Path): Path => {
    for (let length = path.length; length > 0; length--) {
      const own = places.get(path.slice(0, length).join('.'));
      if (own) return [...own, ...path.slice(length)];
    }
    return path;
  };
  return { data, placeOf, unknown: [...left] };
}

/** What a part is called in its list: its name, or what it joins. */
function nameOf(part: unknown): string | undefined {
  if (!isData(part)) return typeof part === 'string' || typeof part === 'number' ? String(part) : undefined;
  const own = part['id'] ?? part['name'] ?? part['label'];
  if (own !== undefined) return shown(own);
  if (part['from'] !== undefined)
    return `${shown(part['from'])} -> ${shown(part['to'])}${part['sent'] === undefined ? '' : ` ${shown(part['sent'])}`}`;
  return part['at'] === undefined ? undefined : `${shown(part['at'])} ${shown(part['time'])}`;
}

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const endKeys = ['from', 'to', 'at'] as const;

/** Everything without the parts of some names, and without what begins or ends at them. */
function without(value: unknown, names: ReadonlySet<string>, left: Set<string>): unknown {
  if (Array.isArray(value))
    return value.flatMap((part: unknown) => (goes(part, names, left) ? [] : [without(part, names, left)]));
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, names, left)]));
}

function goes(part: unknown, names: ReadonlySet<string>, left: Set<string>): boolean {
  const own = [nameOf(part), isData(part) ? part['text'] : undefined].find((name) => names.has(shown(name)));
  if (own !== undefined) left.delete(shown(own));
  return (
    own !== undefined || (isData(part) && endKeys.some((key) => typeof part[key] === 'string' && names.has(part[key])))
  );
}

function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'mark')
      .map(([key, part]) => [key, unmarked(part)]),
  );
}

interface Places {
  whole: Path;
  own: Path;
}

const step = ({ whole, own }: Places, key: PropertyKey, ownKey = key): Places => ({
  whole: [...whole, key],
  own: [...own, ownKey],
});

function joined(earlier: Data, later: Data, at: Places, places: Map<string, Path>): Data {
  const whole: Data = { ...earlier };
  for (const [key, value] of Object.entries(later)) {
    const before = earlier[key];
    const here = step(at, key);
    places.set(here.whole.join('.'), here.own);
    whole[key] = Array.isArray(before) && Array.isArray(value) ? joinedList(before, value, here, places) : value;
  }
  return whole;
}

function joinedList(
  earlier: readonly unknown[],
  later: readonly unknown[],
  at: Places,
  places: Map<string, Path>,
): unknown[] {
  const whole = [...earlier];
  for (const [own, part] of later.entries()) {
    const index = whole.findIndex((one) => nameOf(one) !== undefined && nameOf(one) === nameOf(part));
    const before = index < 0 ? undefined : whole[index];
    const here = step(at, index < 0 ? whole.length : index, own);
    places.set(here.whole.join('.'), here.own);
    if (isData(before) && isData(part)) whole[index] = changed(before, joined(before, part, here, places), part);
    else if (index < 0) whole.push(newPart(part));
  }
  // What stands at a place in a row is drawn in the order of places.
  return whole.every((part) => isData(part) && typeof part['at'] === 'number' && part['time'] === undefined)
    ? whole.sort((a, b) => Number((a as Data)['at']) - Number((b as Data)['at']))
    : whole;
}

/** Marked where it says something else of itself than before; what is new inside of it has a mark of its own. */
function changed(before: Data, whole: Data, later: Data): Data {
  const isChanged = Object.entries(later).some(([key, value]) => !Array.isArray(value) && before[key] !== value);
  return isChanged ? { mark: 'new', ...whole } : whole;
}

const newPart = (part: unknown): unknown => (isData(part) ? { mark: 'new', ...part } : { name: part, mark: 'new' });
