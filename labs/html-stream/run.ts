/** How the server sends: as it has the parts, or all of it when the last one is ready. */
export type Send = 'parts' | 'whole';
export type Script = 'none' | 'blocking' | 'defer';
/** Where the stylesheet stands. */
export type Style = 'none' | 'head' | 'middle';
/** Which part the server has last, and whether slots let the parts arrive in any order. */
export type Order = 'last' | 'first' | 'slots';

export interface Setup {
  readonly send: Send;
  readonly script: Script;
  readonly style: Style;
  readonly order: Order;
}

export interface Token {
  readonly name: string;
  readonly kind: 'text' | 'script' | 'style';
}

/** What happened to one token, in seconds; Infinity for what never happens to it. */
export interface Fate extends Token {
  readonly arrives: number;
  /** When a script or stylesheet is there. */
  readonly loaded: number;
  /** When the parser has taken it. */
  readonly parsed: number;
  readonly painted: number;
}

/** A script and a stylesheet take as long as in the sample. */
export const LOAD = 2;

const text = (name: string): Token => ({ name, kind: 'text' });

/** The sample's page: a heading, a middle with script and stylesheet, and the fourth order. */
function parts({ script, style }: Setup): { head: Token[]; middle: Token[]; end: Token[] } {
  const sheet: Token = { name: 'late.css', kind: 'style' };
  return {
    head: [...(style === 'head' ? [sheet] : []), text('Orders')],
    middle: [
      text('First'),
      ...(script === 'none' ? [] : [{ name: 'slow.js', kind: 'script' } as const]),
      text('Second'),
      ...(style === 'middle' ? [sheet] : []),
      text('Third'),
    ],
    end: [text('Fourth')],
  };
}

/** In the order of the bytes, with the second in which each arrives. */
function sent(setup: Setup): { token: Token; arrives: number }[] {
  const { head, middle, end } = parts(setup);
  const at = (tokens: Token[], second: number): { token: Token; arrives: number }[] =>
    tokens.map((token) => ({ token, arrives: setup.send === 'whole' ? 2 : second }));
  if (setup.order === 'last') return [...at(head, 0), ...at(middle, 1), ...at(end, 2)];
  // The middle is slow. In order, the end has to wait for it.
  if (setup.order === 'first') return [...at(head, 0), ...at(middle, 2), ...at(end, 2)];
  return [...at(head, 0), ...at(end, 1), ...at(middle, 2)];
}

/** When each token arrives, is parsed and is painted. */
export function fates(setup: Setup): readonly Fate[] {
  let parser = 0;
  /** When all stylesheets before this place are there. */
  let styled = 0;
  return sent(setup).map(({ token, arrives }) => {
    parser = Math.max(parser, arrives);
    // The preload scanner asks as soon as the bytes are there, wherever the parser stands.
    const loaded = token.kind === 'text' ? Infinity : arrives + LOAD;
    if (token.kind === 'style') styled = Math.max(styled, loaded);
    // A blocking script waits for itself, and for the stylesheets before it.
    if (token.kind === 'script' && setup.script === 'blocking') parser = Math.max(parser, loaded, styled);
    const painted = token.kind === 'text' ? Math.max(parser, styled) : Infinity;
    const fate = { ...token, arrives, loaded, parsed: parser, painted };
    // In the body a stylesheet holds the parser behind it, in Chromium; in the head only what is painted.
    if (token.kind === 'style' && setup.style === 'middle') parser = Math.max(parser, loaded);
    return fate;
  });
}
