export const USERS = ['ana', 'ben', 'cyd', 'root'] as const;
export const ACTS = ['read', 'write', 'run', 'delete', 'create', 'list'] as const;
export const CLASSES = ['owner', 'group', 'other'] as const;

export type User = (typeof USERS)[number];
export type Act = (typeof ACTS)[number];
export type Class = (typeof CLASSES)[number];
export type Place = 'team' | 'plan.txt';
export type Bit = 'r' | 'w' | 'x';
export type Answer = 'allowed' | 'EACCES' | 'EPERM';

export interface Modes {
  readonly dir: number;
  readonly file: number;
}

export const STICKY = 0o1000;
const STAFF: readonly User[] = ['ana', 'ben'];
const OWNER: Readonly<Record<Place, User>> = { team: 'root', 'plan.txt': 'ana' };
const BIT: Readonly<Record<Bit, number>> = { r: 4, w: 2, x: 1 };

export const ownerOf = (place: Place): User => OWNER[place];

/** The one class that counts: the first that fits. */
export function classOf(user: User, place: Place): Class {
  if (OWNER[place] === user) return 'owner';
  return STAFF.includes(user) ? 'group' : 'other';
}

/** The three bits of a class, 0 to 7. */
export const bitsOf = (mode: number, kind: Class): number => (mode >> (6 - 3 * CLASSES.indexOf(kind))) & 7;
export const hasBit = (mode: number, kind: Class, bit: Bit): boolean => (bitsOf(mode, kind) & BIT[bit]) !== 0;
/** `rw-` for 6. */
export const inLetters = (bits: number): string =>
  (['r', 'w', 'x'] as const).map((bit) => ((bits & BIT[bit]) === 0 ? '-' : bit)).join('');
const anyRun = (mode: number) => (mode & 0o111) !== 0;
const modeOf = (modes: Modes, place: Place) => (place === 'team' ? modes.dir : modes.file);

/** One question that the kernel asks on the way, and its outcome. */
export interface Check {
  readonly place: Place;
  readonly asks: readonly Bit[];
  readonly kind: Class;
  readonly bitsAllow: boolean;
  /** Root's capabilities allow what the bits do not. */
  readonly overridden: boolean;
}

/** What an act asks of the directory and of the file, in this order. */
export function questions(act: Act): readonly { readonly place: Place; readonly asks: readonly Bit[] }[] {
  if (act === 'list') return [{ place: 'team', asks: ['r'] }];
  if (act === 'create' || act === 'delete') return [{ place: 'team', asks: ['w', 'x'] }];
  const bit = ({ read: 'r', write: 'w', run: 'x' } as const)[act];
  return [
    { place: 'team', asks: ['x'] },
    { place: 'plan.txt', asks: [bit] },
  ];
}

/** As `generic_permission()` of Linux: the class's bits, then the capabilities of root. */
function check(modes: Modes, user: User, place: Place, asks: readonly Bit[]): Check {
  const mode = modeOf(modes, place);
  const kind = classOf(user, place);
  const bitsAllow = asks.every((bit) => hasBit(mode, kind, bit));
  const runs = place === 'plan.txt' && asks.includes('x');
  return { place, asks, kind, bitsAllow, overridden: user === 'root' && !bitsAllow && (!runs || anyRun(mode)) };
}

/** What the sticky bit says to a removal: only the owner of the file, of the directory, or root. */
export const stickyRefuses = (modes: Modes, user: User): boolean =>
  (modes.dir & STICKY) !== 0 && user !== ownerOf('plan.txt') && user !== ownerOf('team') && user !== 'root';

/** The checks up to the first that refuses, and the answer. */
export function ask(
  modes: Modes,
  user: User,
  act: Act,
): { readonly checks: readonly Check[]; readonly answer: Answer } {
  const checks: Check[] = [];
  for (const { place, asks } of questions(act)) {
    const one = check(modes, user, place, asks);
    checks.push(one);
    if (!one.bitsAllow && !one.overridden) return { checks, answer: 'EACCES' };
  }
  return { checks, answer: act === 'delete' && stickyRefuses(modes, user) ? 'EPERM' : 'allowed' };
}
