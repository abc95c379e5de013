/** Longest text that a lab accepts from the address bar; anything longer is not ours. */
const LONGEST = 1_000;

const parameter = (name: string) => `lab-${name}`;

/** What the address says about a lab, still unchecked; null if it says nothing that could be ours. */
export interface Written {
  readonly setup: string;
  readonly at: number;
}

/** Reads `?lab-<name>=<setup>~<frame>` from a query string. Malformed text gives null. */
export function readAddress(query: string, name: string): Written | null {
  const value = new URLSearchParams(query).get(parameter(name));
  if (value === null || value.length > LONGEST) return null;
  const [, setup, at] = /^(.*)~(\d{1,4})$/s.exec(value) ?? [];
  return setup === undefined ? null : { setup, at: Number(at) };
}

/**
 * The address with this lab's state in its query, or without it when `state` is null.
 * The path, the other parameters and the page's own `#anchor` stay as they are.
 */
export function writeAddress(href: string, name: string, state: Written | null): string {
  const url = new URL(href);
  const value = state && `${state.setup}~${state.at}`;
  if (value === null || value.length > LONGEST) url.searchParams.delete(parameter(name));
  else url.searchParams.set(parameter(name), value);
  return url.href;
}
