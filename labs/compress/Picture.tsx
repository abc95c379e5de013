import { clamp, headPath, labelWidth, writing } from '@groundwork/labs-kit/drawings';
import {
  item,
  rect,
  tenths,
  words,
  type Coordinates,
  type GraphItem,
  type GraphPicture,
  type ItemBox,
} from '@groundwork/labs-kit/drawings/graph';
import { bitsOf, LETTER_BITS, nameOf, POINTER_BITS, shown, type Token } from './lz';
import { LONGEST_TEXT } from './model';
import type { State } from './run';

/** What goes as a pointer, and what a pointer writes. */
const POINTED = 'b';
const CELL = 20;
/** Above a row of letters: how far back a pointer reads. */
const STRIP = 28;
const LINE = 22;

/** Letters in rows, what is written below them, and how long both are. */
interface Plan {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly columns: number;
  readonly pitch: number;
  readonly tokens: { readonly y: number; readonly lines: number };
  readonly bars: number;
}

function planOf(width: number): Plan {
  const { isWide, size } = writing(width);
  const columns = isWide ? LONGEST_TEXT : LONGEST_TEXT / 2;
  const rows = LONGEST_TEXT / columns;
  const y = 22 + rows * (STRIP + CELL) + 26;
  const lines = Math.ceil((LONGEST_TEXT * 18) / (width - 4));
  const bars = y + lines * LINE + 14;
  return { width, height: bars + 44, size, columns, pitch: (width - 4) / columns, tokens: { y, lines }, bars };
}

/** Where a letter is. */
function cellOf({ columns, pitch }: Plan, at: number): ItemBox {
  const [row, column] = [Math.floor(at / columns), at % columns];
  return { x: 2 + column * pitch, y: 22 + STRIP + row * (STRIP + CELL), w: pitch - 2, h: CELL };
}

/** Which letters a pointer stands for. */
function covered(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let at = 0;
  for (const token of tokens) {
    if (typeof token === 'string') at += 1;
    else for (const end = at + token.length; at < end; at++) found.add(at);
  }
  return found;
}

/** The letters that a match is copied from, as far as they stand there. */
const isSource = ({ match }: State, at: number): boolean =>
  match !== null && at >= match.from && at < Math.min(match.from + match.length, match.to);
const isTarget = ({ match }: State, at: number): boolean =>
  match !== null && at >= match.to && at < match.to + match.length;

/** The letters of the sender, or those that the receiver has. */
function letters(state: State, plan: Plan): GraphItem[] {
  const { setup, out, match, tokens } = state;
  const side = out === null ? 'sent' : 'got';
  const pointed = covered(tokens);
  const here = match?.to ?? state.at;
  return [...setup.text].flatMap((letter, at): GraphItem[] => {
    const cell = cellOf(plan, at);
    const isThere = out === null ? at < state.at : at < out.length;
    const isNow = isTarget(state, at) || (out !== null && at >= out.length - state.fresh && isThere);
    const isFar = out === null && at < here - setup.reach;
    const isPointed = isThere && pointed.has(at);
    const look = isNow ? 'key now' : isSource(state, at) ? 'key must' : isFar ? 'gap' : isThere ? 'key' : 'track';
    const from =
      isNow && match && out !== null ? cellOf(plan, match.from + ((at - match.to) % (match.to - match.from))) : null;
    const text = out !== null && !isThere ? '' : shown(letter);
    const tint = isPointed || (isNow && match) ? POINTED : undefined;
    return [
      rect(`cell ${at}`, look, cell, tint, 2),
      ...(text
        ? [
            {
              ...words(
                `${side} ${at}`,
                isNow || isSource(state, at) ? 'strong' : isThere && !isFar ? '' : 'soft',
                cell.x + cell.w / 2,
                cell.y + 14.5,
                text,
              ),
              ...(from ? { from: tenths({ x: from.x + from.w / 2, y: from.y + 14.5 }) } : {}),
            },
          ]
        : []),
    ];
  });
}

/** From where a match is copied to where: a bow, and how far back that is. */
function bow({ match }: State, plan: Plan): GraphItem[] {
  if (!match) return [];
  const [from, to] = [cellOf(plan, match.from), cellOf(plan, match.to)];
  const start: Coordinates = { x: from.x + from.w / 2, y: from.y === to.y ? from.y - 2 : from.y + CELL + 2 };
  const end: Coordinates = { x: to.x + to.w / 2, y: to.y - 2 };
  const top = to.y - 32;
  const isOne = from.y === to.y;
  // Between two lines the words lie on the bow, which would show through a wider space.
  const says = `${match.to - match.from}${isOne ? ' ' : '\u2009'}back`;
  const wide = labelWidth(says, plan.size, true) / 2;
  // Beside a bow that is too small for its words.
  const beside = end.x + 2 * wide + 12 < plan.width ? end.x + wide + 10 : start.x - wide - 10;
  const isSmall = isOne && end.x - start.x < 2 * wide + 18;
  const middle = isSmall ? beside : clamp((start.x + end.x) / 2, wide + 2, plan.width - wide - 2);
  const bend =
    from.y === to.y
      ? `M${start.x} ${start.y}C${start.x} ${top} ${end.x} ${top} ${end.x} ${end.y - 5}`
      : `M${start.x} ${start.y}C${start.x} ${start.y + 22} ${end.x} ${end.y - 24} ${end.x} ${end.y - 5}`;
  return [
    item('bow', 'trail', 'course now', {}, { path: bend }),
    item('bow head', 'path', 'tip now', {}, { path: headPath(end.x, end.y, [0, 1], 7, 4.5) }),
    words('back', 'strong halo', middle, to.y - (isOne ? 11 : 10), says),
  ];
}

/** What is written: letters as they are, and pointers. */
function written(state: State, plan: Plan): GraphItem[] {
  const { width, size, tokens } = plan;
  let [x, line, at] = [2, 0, 0];
  const items = state.tokens.flatMap((token, index): GraphItem[] => {
    const text = nameOf(token);
    const isPointer = typeof token !== 'string';
    const w = isPointer ? Math.ceil(labelWidth(text, size, true)) + 6 : 15;
    if (x + w > width - 2) [x, line] = [2, line + 1];
    const box = { x, y: tokens.y + line * LINE, w, h: CELL - 2 };
    const start = cellOf(plan, at);
    x += w + 3;
    at += isPointer ? token.length : 1;
    const isNow =
      state.match !== null &&
      (state.out === null
        ? at === state.match.to + state.match.length
        : at - (isPointer ? token.length : 0) <= state.match.to && at > state.match.to);
    return [
      {
        ...rect(`token ${index}`, isNow ? 'key now' : 'key', box, isPointer ? POINTED : undefined, 2),
        from: tenths({ x: start.x, y: start.y }),
      },
      words(`token ${index} says`, isPointer ? 'strong' : '', box.x + w / 2, box.y + 13.5, text),
    ];
  });
  const head = state.out === null ? 'written: letters, and pointers <back, how many>' : 'all that the receiver gets';
  return [words('written', 'soft start', 2, tokens.y - 7, head), ...items];
}

/** How many bits it takes, as bytes and as written. */
function bars({ setup, at, tokens }: State, plan: Plan): GraphItem[] {
  const { width, bars: y } = plan;
  const left = 62;
  const scale = (width - left - 62) / (LETTER_BITS * setup.text.length);
  let x = left;
  const parts = tokens.map((token, index): GraphItem => {
    const isPointer = typeof token !== 'string';
    const w = (isPointer ? POINTER_BITS : LETTER_BITS) * scale;
    const bar = rect(
      `bits ${index}`,
      isPointer ? 'part' : 'bin',
      { x, y: y + 20, w: Math.max(1, w - 1), h: 12 },
      isPointer ? POINTED : undefined,
      1,
    );
    x += w;
    return bar;
  });
  const [raw, packed] = [8 * at, bitsOf(tokens)];
  return [
    words('as bytes', 'start', 2, y + 11, 'as bytes'),
    rect('raw', 'bin', { x: left, y: y + 1, w: raw * scale, h: 12 }, undefined, 1),
    words('raw says', 'start', left + raw * scale + 5, y + 11, `${raw} bits`),
    words('packed', 'start', 2, y + 30, 'written'),
    ...parts,
    words('packed says', 'start strong', left + packed * scale + 5, y + 30, `${packed} bits`),
  ];
}

/** What a step shows, in a few words. */
function titleOf({ setup, at, tokens, match, out }: State): string {
  if (out !== null) {
    if (match) return 'The receiver copies what it has written';
    if (out === setup.text) return 'The receiver has the whole text';
    return out === '' ? 'The receiver has nothing yet' : 'The receiver writes letters as they come';
  }
  if (match) {
    if (at === match.to) return `The next ${match.length} letters repeat those from ${match.to - match.from} back`;
    return `One pointer instead of ${match.length} letters`;
  }
  if (at === setup.text.length) return `Done: ${bitsOf(tokens)} bits instead of ${8 * at}`;
  return at === 0 ? 'Nothing is written yet' : 'No three letters repeat: they go as they are';
}

/** The picture of a step at a width. */
export function pictureOf(state: State, width: number): GraphPicture {
  const plan = planOf(width);
  return {
    width,
    height: plan.height,
    items: [
      words('title', 'start strong', 2, 14, titleOf(state)),
      ...letters(state, plan),
      ...bow(state, plan),
      ...written(state, plan),
      ...bars(state, plan),
    ],
  };
}

/** What the picture shows, in words. */
export function described(state: State): string {
  const { setup, at, tokens, out } = state;
  const all = tokens.map(nameOf).join(' ') || 'nothing';
  const side =
    out === null ? `${at} of ${setup.text.length} letters are dealt with` : `The receiver has “${shown(out)}”`;
  return `${side}. Written: ${all}, ${bitsOf(tokens)} bits.`;
}
