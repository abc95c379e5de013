import { useCallback, type ReactElement } from 'react';

import { Graph } from '../_kit/drawings/graph/Graph';
import { round, type Item, type Picture, type Place } from '../_kit/drawings/graph/picture';
import { Still } from '../_kit/drawings/graph/Still';
import { textWidth, writing } from '../_kit/drawings/text';
import type { Lab } from '../_kit/useLab';
import { shown } from './bpe';
import type { Setup } from './model';
import type { State } from './run';

/** Between a heading and what stands below it, and between parts. */
const HEAD = 18;
const PART = 12;
const ROW = 24;
const BAR = 19;
const BARS = 4;
const CHIP = 22;
/** A longer token of the list is shown by its beginning. */
const LONGEST = 9;

type Words = State['words'];

/** Where each character stands: whole words in a row, where they have room. */
export function flow(words: Words, columns: number): readonly { column: number; row: number }[] {
  const places: { column: number; row: number }[] = [];
  let [column, row] = [0, 0];
  for (const word of words) {
    const letters = [...word.join('')];
    if (column > 0 && column + letters.length > columns) [column, row] = [0, row + 1];
    for (const _ of letters) {
      if (column === columns) [column, row] = [0, row + 1];
      places.push({ column, row });
      column++;
    }
  }
  return places;
}

interface Line {
  readonly id: string;
  readonly words: Words;
  readonly top: number;
  readonly made: string | null;
}

/** Letters that stay where they are, and the frames of their tokens, which grow. */
function tokensOf({ id, words, top, made }: Line, columns: number, cell: number): Item[] {
  const places = flow(words, columns);
  const frames: Item[] = [];
  const letters: Item[] = [];
  let at = 0;
  for (const token of words.flat()) {
    const signs = [...token];
    const look = signs.length > 1 ? `key${token === made ? ' now' : ''}` : 'page';
    // A token that goes on in the next row has a frame in each.
    for (let from = 0, till = 0; from < signs.length; from = till) {
      const { column, row } = places[at + from]!;
      while (till < signs.length && places[at + till]!.row === row) till++;
      frames.push({
        id: `${id} token ${at + from}`,
        kind: 'rect',
        look,
        actor: 'a',
        geo: { x: column * cell + 1, y: top + row * ROW, w: (till - from) * cell - 2, h: ROW - 4, rx: 3 },
      });
    }
    signs.forEach((sign, index) => {
      const { column, row } = places[at + index]!;
      const geo = { x: round((column + 0.5) * cell), y: top + row * ROW + 14.5 };
      letters.push({ id: `${id} letter ${at + index}`, kind: 'text', look: 'letter', geo, text: shown(sign) });
    });
    at += signs.length;
  }
  return [...frames, ...letters];
}

const words = (id: string, look: string, { x, y }: Place, text: string): Item => ({
  id,
  kind: 'text',
  look,
  geo: { x: round(x), y: round(y) },
  text,
});

/** The pairs that were counted before the merge of this step, the most frequent first. */
function pairsOf({ counted, made }: State, top: number, width: number): Item[] {
  const { size } = writing(width);
  const pairs = counted
    .slice(0, BARS)
    .map((pair) => ({ ...pair, name: `${short(pair.left, 6)} + ${short(pair.right, 6)}` }));
  const left = Math.max(82, ...pairs.map(({ name }) => Math.ceil(textWidth(name, size, true)) + 10));
  const unit = Math.min(30, (width - left - 40) / Math.max(1, ...counted.map(({ times }) => times)));
  return pairs.flatMap((pair, index): Item[] => {
    const y = top + index * BAR;
    const geo = { x: left, y: y + 2, w: round(pair.times * unit), h: 12, rx: 2 };
    return [
      words(`pair name ${index}`, index === 0 ? 'end strong' : 'end', { x: left - 8, y: y + 13 }, pair.name),
      { id: `pair ${index}`, kind: 'rect', look: index === 0 && made ? 'key now' : 'key', actor: 'b', geo },
      words(`pair times ${index}`, 'start', { x: left + geo.w + 7, y: y + 13 }, `${pair.times}`),
    ];
  });
}

const short = (token: string, most = LONGEST): string => {
  const signs = [...shown(token)];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
};

/** Where the tokens of the list stand, one after the other, and the height of all of them. */
function chipsOf(
  tokens: readonly string[],
  size: number,
  width: number,
): { chips: { x: number; y: number; w: number }[] } {
  let [x, y] = [0, 0];
  const chips = tokens.map((token) => {
    const w = Math.ceil(textWidth(short(token), size)) + 12;
    if (x > 0 && x + w > width) [x, y] = [0, y + CHIP + 3];
    const chip = { x, y, w };
    x += w + 4;
    return chip;
  });
  return { chips };
}

interface Plan {
  readonly columns: number;
  readonly cell: number;
  readonly text: number;
  readonly middle: number;
  readonly list: number;
  readonly scale: number;
  readonly height: number;
}

/** Where the parts stand: the same at each step of a run. */
function planOf(last: State, width: number): Plan {
  const { size } = writing(width);
  const columns = Math.floor(width / 17);
  const cell = Math.min(20, width / columns);
  const rows = (of: Words): number => Math.max(0, ...flow(of, columns).map(({ row }) => row)) + 1;
  const text = HEAD;
  const middle = text + rows(last.words) * ROW + PART + HEAD;
  const list = middle + Math.max(BARS * BAR, rows([last.encoded ?? []]) * ROW) + PART + HEAD;
  const { chips } = chipsOf(
    last.merges.map(({ left, right }) => left + right),
    size,
    width - 2,
  );
  const scale = list + (chips.at(-1)?.y ?? 0) + CHIP + PART + 4;
  return { columns, cell, text, middle, list, scale, height: scale + 2 * BAR + 8 };
}

/** Text and list as two bars of one scale. */
const barsAt = (width: number, last: State): { left: number; unit: number } => {
  const left = 46;
  const characters = last.words.flat().join('');
  return { left, unit: (width - left - 34) / Math.max([...characters].length, last.letters + last.merges.length) };
};

/** How many tokens the text and the list have at a step. */
const lengthsOf = ({ words: of, letters, merges }: State): { text: number; list: number } => ({
  text: of.flat().length,
  list: letters + merges.length,
});

/** The picture of a step at a width; `last` is the state at the end of the run, for which there is room. */
export function pictureOf(state: State, last: State, width: number): Picture {
  const plan = planOf(last, width);
  const { size } = writing(width);
  const { encoded, made, merges, words: of } = state;
  const tokens = merges.map(({ left, right }) => left + right);
  const used = new Set(of.flat());
  const { left, unit } = barsAt(width, last);
  const lengths = lengthsOf(state);
  const middle = encoded
    ? tokensOf({ id: 'word', words: [encoded], top: plan.middle, made }, plan.columns, plan.cell)
    : pairsOf(state, plan.middle, width);
  const middleName = encoded ? 'a word, encoded' : 'most frequent pairs of neighbours';
  const { chips } = chipsOf(tokens, size, width - 2);
  return {
    width,
    height: plan.height,
    items: [
      words('text head', 'start soft', { x: 1, y: 12 }, 'the text'),
      ...tokensOf({ id: 'text', words: of, top: plan.text, made: encoded ? null : made }, plan.columns, plan.cell),
      words(
        'middle head',
        'start soft',
        { x: 1, y: plan.middle - 7 },
        state.counted.length || encoded ? middleName : '',
      ),
      ...middle,
      words(
        'list head',
        'start soft',
        { x: 1, y: plan.list - 7 },
        `the list: ${state.letters} characters${tokens.length ? ' and' : ''}`,
      ),
      ...chips.flatMap(({ x, y, w }, index): Item[] => {
        const token = tokens[index]!;
        const look = token === made ? 'key now' : used.has(token) ? 'key' : 'free';
        const geo = { x: x + 1, y: plan.list + y, w, h: CHIP - 2, rx: 3 };
        const from = { ...geo, x: 82, y: plan.middle };
        const middleOf = { x: x + 1 + w / 2, y: plan.list + y + 14 };
        return [
          { id: `chip ${index}`, kind: 'rect', look, actor: 'a', geo, from },
          {
            ...words(`chip name ${index}`, 'letter', middleOf, short(token)),
            from: { x: 82 + w / 2, y: plan.middle + 14 },
          },
        ];
      }),
      ...(['text', 'list'] as const).flatMap((name, index): Item[] => {
        const y = plan.scale + index * BAR;
        const w = round(lengths[name] * unit);
        return [
          words(`${name} bar name`, 'end', { x: left - 8, y: y + 13 }, name),
          {
            id: `${name} bar`,
            kind: 'rect',
            look: name === 'text' ? 'bin' : 'part',
            actor: 'a',
            geo: { x: left, y: y + 2, w, h: 13, rx: 2 },
          },
          words(`${name} bar size`, 'start strong', { x: left + w + 12, y: y + 13 }, `${lengths[name]}`),
        ];
      }),
    ],
  };
}

const SIZES = [
  { kind: 'narrow', width: 336 },
  { kind: 'wide', width: 686 },
];

/** The text as letters that grow together, the pairs that were counted, and the list that grows as the text shrinks. */
export function Drawing({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { state } = lab.frame;
  const { at } = lab.position;
  const last = lab.frames.at(-1)!.state;
  const of = useCallback((width: number) => pictureOf(state, last, width), [state, last]);
  const { text, list } = lengthsOf(state);
  const learnt = lab.frames.findIndex((frame) => frame.state.encoded !== null);
  const end = learnt - 1;
  return (
    <>
      <Graph
        of={of}
        sizes={SIZES}
        step={at}
        says={`The text is ${text} tokens: ${state.words.flat().map(shown).join(' ')}. The list has ${list}.`}
        isTried={lab.isTried}
        grips={[
          {
            id: 'merges',
            at: (width) => {
              const { left, unit } = barsAt(width, last);
              return { x: round(left + list * unit), y: planOf(last, width).scale + BAR + 8.5 };
            },
            label: 'The length of the list',
            says: `${list} tokens`,
            now: Math.min(at, end),
            last: end,
            onDrag({ x }, width) {
              const { left, unit } = barsAt(width, last);
              const merges = Math.round((x - left) / unit) - state.letters;
              lab.move({ seek: Math.min(Math.max(merges, 0), last.merges.length) });
            },
            onNudge: (by) => lab.move({ seek: Math.min(Math.max(at + by, 0), lab.frames.length - 1) }),
          },
        ]}
      />
      {!lab.isTried && at < end && (
        <Still picture={pictureOf(lab.frames[end]!.state, last, 336)} says={lab.frames[end]!.text} />
      )}
    </>
  );
}
