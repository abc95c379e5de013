/** FNV-1a with the mixing step of MurmurHash3, 32 bits: spreads names that differ in one digit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export type Way = 'modulo' | 'ring';

export interface Point {
  readonly at: number;
  readonly server: string;
  /** Which of the server's points it is. */
  readonly n: number;
}

export const NAMES = ['ada', 'bob', 'cai', 'dan', 'eva', 'fay'] as const;
export type Name = (typeof NAMES)[number];

/** The length of the ring: as many places as a hash has values. */
export const RING = 2 ** 32;

/** By how many degrees a reader has moved the points of a server on along the ring, from 1 to 359. */
export type Turns = Readonly<Record<string, number>>;

/** The place of a server's point, in 2^32 parts of the ring. */
export function spotOf(server: string, point: number, turns: Turns): number {
  const moved = Math.round(((turns[server] ?? 0) / 360) * RING);
  return (hash(`${server}#${point}`) + moved) % RING;
}

/** Where the servers stand on the ring, in order. */
export function pointsOf(servers: readonly string[], each: number, turns: Turns = {}): readonly Point[] {
  return servers
    .flatMap((server) => Array.from({ length: each }, (_, n) => ({ at: spotOf(server, n, turns), server, n })))
    .sort((a, b) => a.at - b.at);
}

/** The server of each key. */
export function place(
  keys: readonly string[],
  servers: readonly string[],
  way: Way,
  each: number,
  turns: Turns = {},
): readonly string[] {
  if (way === 'modulo') return keys.map((key) => servers[hash(key) % servers.length]!);
  const points = pointsOf(servers, each, turns);
  return keys.map((key) => {
    const from = hash(key);
    return (points.find(({ at }) => at >= from) ?? points[0]!).server;
  });
}
