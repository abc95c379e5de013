/** What `this` can stand for; a fresh object is what `new` makes. */
export type Thing = 'bakery' | 'cafe' | 'fresh' | 'global' | 'undefined';
export type Shop = 'bakery' | 'cafe';

/** A module is strict; a script of the old style is not. */
export type Mode = 'module' | 'script';

export const PRICES: Readonly<Record<Shop, number>> = { bakery: 3, cafe: 5 };
export const COUNTS = [4, 10] as const;
/** What is handed to `new Shop`. */
export const FRESH_PRICE = 7;

/** What a function is given for `this`, when the call hands it something or, as undefined, nothing. */
export const filledIn = (handed: Thing, mode: Mode): Thing =>
  handed === 'undefined' && mode === 'script' ? 'global' : handed;

/** What stands for `this` outside of all functions. */
export const topOf = (mode: Mode): Thing => (mode === 'script' ? 'global' : 'undefined');

const isShop = (thing: Thing): thing is Shop => thing === 'bakery' || thing === 'cafe';

/** The price of an order, with one roll in ten free. Without an object there is no price, but an error. */
export function costOf(thing: Thing, count: number): number | 'TypeError' {
  if (thing === 'undefined') return 'TypeError';
  if (!isShop(thing)) return NaN;
  return count * PRICES[thing] - (count >= 10 ? PRICES[thing] : 0);
}

/** Whether `this.cost` leads to a function. */
export const hasCost = isShop;
