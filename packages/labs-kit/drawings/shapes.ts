/** Who of a story: one of the six colours of tokens.css. A letter or a name stands beside it. */
export type Actor = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

/** One element of the picture; `key` is the same at every time, so that what stays is moved and not made anew. */
export interface Shape {
  readonly key: string;
  readonly tag: 'line' | 'rect' | 'circle' | 'path' | 'text';
  readonly look: string;
  readonly actor?: Actor;
  readonly at: Readonly<Record<string, number | string>>;
  readonly text?: string;
}

export const toHundredth = (value: number): number => Math.round(value * 100) / 100;
export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

const HEAD = 9;

/** The head of an arrow: so long, and to each side so wide. */
export function headPath(x: number, y: number, [dx, dy]: readonly [number, number], long = HEAD, half = 4.5): string {
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const corner = (side: number): string =>
    `${toHundredth(x - long * ux - side * uy)} ${toHundredth(y - long * uy + side * ux)}`;
  return `M${toHundredth(x)} ${toHundredth(y)}L${corner(half)}L${corner(-half)}z`;
}
