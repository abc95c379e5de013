import type { Frame } from '@groundwork/labs-kit/model';

import { emptyCache, LINE, lineOf, load, setOf, setsOf, type Cache } from './cache';

export type Mark = 'found' | 'absent' | 'put';

export interface State {
  readonly cache: Cache;
  /** Loads so far, each with what it found. */
  readonly hits: readonly boolean[];
  /** The loads of the whole run. */
  readonly loads: readonly number[];
  /** The set of the present load, its way (null: all ways were looked at), and what happens there. */
  readonly cursor: { readonly set: number; readonly way: number | null; readonly mark: Mark } | null;
}

const span = (line: number) => `${line * LINE} to ${line * LINE + LINE - 1}`;
const several = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Plays a list of loads; collects frames while the cache changes. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private cache: Cache;
  private hits: boolean[] = [];

  constructor(
    ways: number,
    private readonly loads: readonly number[],
  ) {
    this.cache = emptyCache(ways);
    const sets = several(setsOf(ways), 'set');
    this.say(`An empty cache of 512 bytes: ${sets} of ${several(ways, 'way')}, lines of ${LINE} bytes.`, null);
  }

  private say(text: string, cursor: State['cursor']): void {
    const { cache, hits, loads } = this;
    this.frames.push({ text, state: { cache, hits, loads, cursor } });
  }

  load(address: number): void {
    const before = this.cache;
    const { set, way, hit, replaced, line, cache } = load(before, address);
    this.hits = [...this.hits, hit];
    const where = `Read ${address}: bytes ${span(line)}, ${this.setInWords(address)}.`;
    if (hit) {
      this.cache = cache;
      return this.say(`${where} The line is there: a hit.`, { set, way, mark: 'found' });
    }
    const full = before.sets[set]!.every((entry) => entry !== null);
    this.say(`${where} The line is not there: a miss.`, { set, way: null, mark: 'absent' });
    this.cache = cache;
    const place = full
      ? `Set ${set} is full: the line from ${replaced! * LINE} on, used longest ago, has to go.`
      : `Set ${set} has an empty way.`;
    return this.say(`${place} The line from ${line * LINE} on comes in.`, { set, way, mark: 'put' });
  }

  private setInWords(address: number): string {
    const { ways } = this.cache;
    const line = lineOf(address);
    if (setsOf(ways) === 1) return `line ${line}, and there is only one set`;
    return `line ${line}; ${line} divided by ${setsOf(ways)} sets leaves ${setOf(line, ways)}, so set ${setOf(line, ways)}`;
  }
}

/** What a run has cost so far. */
export function measure({ cache, hits }: State) {
  const found = hits.filter((hit) => hit).length;
  return {
    loads: hits.length,
    hits: found,
    misses: hits.length - found,
    filled: cache.sets.flat().filter((entry) => entry !== null).length,
  };
}
