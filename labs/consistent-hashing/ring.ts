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
}

export const NAMES = ['ada', 'bob', 'cai', 'dan', 'eva', 'fay'] as const;

/** The server whose points the reader can turn round the ring: the first that comes. */
export const TURNED = NAMES[4];
const RING = 2 ** 32;

/** The place of a server's point, in 2^32 parts of the ring; those of `TURNED` are moved on by so many degrees. */
export function spotOf(server: string, point: number, turn: number): number {
  const moved = server === TURNED ? Math.round((turn / 360) * RING) : 0;
  return (hash(`${server}#${point}`) + moved) % RING;
}

/** Where the servers stand on the ring, in order. */
export function pointsOf(servers: readonly string[], each: number, turn = 0): readonly Point[] {
  return servers
    .flatMap((server) => Array.from({ length: each }, (_, n) => ({ at: spotOf(server, n, turn), server })))
    .sort((a, b) => a.at - b.at);
}

/** The server of each key. */
export function place(
  keys: readonly string[],
  servers: readonly string[],
  way: Way,
  each: number,
  turn = 0,
): readonly string[] {
  if (way === 'modulo') return keys.map((key) => servers[hash(key) % servers.length]!);
  const points = pointsOf(servers, each, turn);
  return keys.map((key) => {
    const from = hash(key);
    return (points.find(({ at }) => at >= from) ?? points[0]!).server;
  });
}
