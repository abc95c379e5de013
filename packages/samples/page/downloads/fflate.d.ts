/** What we use of it: this version's own types are not found behind its `exports`. */
declare module 'fflate' {
  export type Zippable = Record<string, [Uint8Array, { mtime?: Date; os?: number; attrs?: number }]>;
  export function zipSync(data: Zippable, options?: { level?: 0 | 6 | 9 }): Uint8Array;
}
