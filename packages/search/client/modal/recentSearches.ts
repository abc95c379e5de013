import type { StorageSlot } from '../searchHost';

const mostRecent = 6;
const longestRecent = 80;

/** The reader's latest queries, newest first; empty where there is no storage or it holds something else. */
export function recentSearches(slot: StorageSlot): string[] {
  try {
    const value: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(value)
      ? value.filter((entry) => typeof entry === 'string' && entry.length <= longestRecent).slice(0, mostRecent)
      : [];
  } catch {
    return [];
  }
}

/** Puts a query that led somewhere first. */
export function rememberSearch(slot: StorageSlot, query: string): void {
  const tidy = query.trim();
  if (!tidy || tidy.length > longestRecent) return;
  slot.set(JSON.stringify([tidy, ...recentSearches(slot).filter((entry) => entry !== tidy)].slice(0, mostRecent)));
}
