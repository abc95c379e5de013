import type { Move } from './playback';

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['ArrowRight', 'step'],
  ['ArrowLeft', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['p', 'toggle'],
  ['P', 'toggle'],
]);

/** What the reader is told about the keys. */
export const KEYS_IN_WORDS =
  'Keys, while a button of this figure has focus: ← and → step, Home and End jump, P plays and pauses. In the picture: ← and → move what can be moved, ↑ and ↓ choose another.';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The move that a key stands for, or null. Fields and sliders keep their own keys, and so do
 * the browser's and the site's combinations.
 */
export function moveOfKey(press: KeyPress, focused: { readonly tagName: string }): Move | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (['INPUT', 'SELECT', 'TEXTAREA'].includes(focused.tagName)) return null;
  return MOVES.get(press.key) ?? null;
}
