import type { Element } from 'hast';

import * as z from 'zod';

import type { NoteActor } from '../actors/actors';
import { AuthorError } from '@groundwork/lib/authorError';
import { readYaml, type YamlPlace } from '@groundwork/lib/readYaml';
import { badgeMistake } from './badges';
import { beforeAfter, comparison } from './kinds/beforeAfter';
import { bits } from './kinds/bars/bits';
import { boxes } from './kinds/boxes';
import { grown, type Data, type Grown } from './grow';
import { graph } from './kinds/graph/graph';
import { labelText, type FigureKind } from './kinds/kind';
import { memory } from './kinds/bars/memory';
import { crosses, overlap, FigureSheet, type SheetBox } from './sheet/figureSheet';
import { stack } from './kinds/stack';
import { LabelTooWide } from './sheet/textWidth';
import { timespace } from './kinds/timespace/timespace';

/** Every kind of figure, by the name that a fence says. */
const figureKinds: Record<string, FigureKind> = {
  memory,
  bits,
  timespace,
  boxes,
  graph,
  stack,
  'before-after': beforeAfter,
  compare: comparison,
};

/** Width of every figure in its own pixels: what a phone of 360 pixels has for it, so that nothing is made smaller. */
export const figureWidth = 320;
const margin = 4;

/** A figure as an author wrote it, and where its text begins. */
export interface FigureSource {
  kind: string;
  yaml: string;
  file: string;
  /** Line of the fence; the text begins on the next one. */
  line: number;
  /** Who takes part in the page's story. */
  actors?: readonly NoteActor[];
  /** Figures above it on the page, by their ids. */
  earlier?: Map<string, { kind: string; data: Data }>;
}

/**
 * Draws a figure, and says in words what it shows.
 * @throws AuthorError where its kind is unknown, its data is wrong, a label does not fit or covers another.
 */
export function drawFigure(source: FigureSource): { svg: Element; words: string } {
  const { whole, kind, place } = wholeOf(source);
  const { data: figure } = readYaml(source.yaml, givenData(whole).pipe(kind.schema), place);
  const sheet = new FigureSheet(source.actors);
  const bottom = drawn(source, () => figure.draw(sheet, { x: margin, y: margin, width: figureWidth - 2 * margin }));
  checkLabels(sheet, source);
  return { svg: svgOf(sheet, Math.ceil(bottom + margin)), words: figure.words };
}

/** Stands for what the author wrote here: the whole figure, which has grown from an earlier one. */
const givenData = (whole: Data) => z.unknown().transform((): unknown => whole);

const growth = z.looseObject({
  id: labelText.optional(),
  grows: labelText.optional(),
  remove: z.array(labelText).min(1, 'is empty').optional(),
});

interface Whole {
  whole: Data;
  kind: FigureKind;
  place: YamlPlace;
}

/** The data of a figure with that of the figure that it grows from, if it does. */
function wholeOf(source: FigureSource): Whole {
  const { yaml, file, line, earlier = new Map<string, never>() } = source;
  const hint = 'see contributing/pictures.md';
  const { data: head, lineOf } = readYaml(yaml, growth, { file, line: line + 1, expected: 'data of a figure', hint });
  const { id, grows, remove = [], ...own } = head;
  const from = grows === undefined ? undefined : earlier.get(grows);
  const mistake = (key: string, expected: string, found: string): AuthorError =>
    new AuthorError({ file, line: lineOf([key]), expected, found, hint: growthHint([...earlier.keys()]) });
  if (grows !== undefined && !from) throw mistake('grows', 'the id of a figure above it on the page', grows);
  if (from && source.kind !== '' && source.kind !== from.kind)
    throw mistake('grows', `a figure of the kind ${from.kind}, as ${grows} is, or no kind=`, source.kind);
  if (remove.length > 0 && !from) throw mistake('remove', 'grows: beside remove:', 'a figure that does not grow');
  if (id !== undefined && earlier.has(id)) throw mistake('id', 'an id that no figure above it has', id);
  const kindName = from?.kind ?? source.kind;
  const kind = kindOf(kindName, source);
  const { data, placeOf, unknown } = from ? grown(from.data, own, remove) : asWritten(own);
  if (unknown[0] !== undefined) throw mistake('remove', `names that are in the figure ${grows}`, unknown[0]);
  checkActors(data, source, (path) => lineOf(placeOf(path)));
  if (id !== undefined) source.earlier?.set(id, { kind: kindName, data });
  const expected = `data of a figure of the kind ${kindName}: ${kind.form}`;
  return { whole: data, kind, place: { file, line: line + 1, expected, hint, placeOf } };
}

const asWritten = (data: Data): Grown => ({ data, placeOf: (path) => path, unknown: [] });

const growthHint = (ids: readonly string[]): string => {
  const known = ids.length > 0 ? ids.join(', ') : 'none';
  return `a figure with id: home can be grown by later ones with grows: home; ids above this one: ${known}`;
};

function kindOf(name: string, { file, line }: FigureSource): FigureKind {
  const known = Object.hasOwn(figureKinds, name) ? figureKinds[name] : undefined;
  if (known) return known;
  throw new AuthorError({
    file,
    line,
    expected: `a figure with kind=, one of ${Object.keys(figureKinds).join(', ')}`,
    found: name === '' ? 'no kind' : name,
    hint: 'see contributing/pictures.md; a flow or a sequence is a mermaid fence',
  });
}

/** A colour must not err: an actor is known, and what has another's name does not have its badge. */
function checkActors(data: Data, { actors = [], file }: FigureSource, lineOf: (path: PropertyKey[]) => number): void {
  const mistake = badgeMistake(
    data,
    actors.map(({ name }) => name),
  );
  if (!mistake) return;
  const { path, ...said } = mistake;
  const names = actors.map(({ name }) => name).join(', ');
  const hint =
    names === '' ? 'name them in the front matter: actors: { laptop: a }' : `the actors of this page: ${names}`;
  throw new AuthorError({ file, line: lineOf(path), ...said, hint });
}

function drawn(source: FigureSource, draw: () => number): number {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof LabelTooWide)) throw error;
    throw new AuthorError({
      file: source.file,
      line: lineOfLabel(error.text, source),
      expected: `labels that fit a figure ${figureWidth} px wide at a type size of 13 px`,
      found: error.message + (error.piece === error.text ? '' : ` (in "${error.text}")`),
      hint: 'shorten it, or give a long name a place to break: a space, or one of / _ - . ,',
    });
  }
}

/** A safeguard for all kinds: no label outside the figure, none on another one. */
function checkLabels({ labels, segments }: FigureSheet, source: FigureSource): void {
  for (const [index, { text: label, box, onGround }] of labels.entries()) {
    const other = labels.slice(index + 1).find((one) => overlap(box, one.box) > 2);
    const isOutside = box.x < 0 || box.x + box.width > figureWidth;
    const isCrossed = !onGround && segments.some((segment) => crosses(segment, inkOf(box)));
    if (!other && !isOutside && !isCrossed) continue;
    throw new AuthorError({
      file: source.file,
      line: lineOfLabel(label, source),
      expected: 'labels within the figure that cover neither another label nor a line',
      found: other
        ? `"${label}" and "${other.text}" at one place`
        : `"${label}" ${isOutside ? 'reaches over the edge' : 'on a line'}`,
      hint: 'shorten one of them, or leave more room between them: another time, another box',
    });
  }
}

/** What of a label's box is written on: there is room above the letters and below them. */
const inkOf = ({ x, y, width, height }: SheetBox): SheetBox => ({
  x: x + 1,
  y: y + 4,
  width: width - 2,
  height: height - 6,
});

/** The line that holds a label, or that of the fence. */
function lineOfLabel(label: string, { yaml, line }: FigureSource): number {
  return line + 1 + yaml.split('\n').findIndex((one) => one.includes(label));
}

function svgOf({ elements }: FigureSheet, height: number): Element {
  const size = { viewBox: `0 0 ${figureWidth} ${height}`, width: figureWidth, height };
  return { type: 'element', tagName: 'svg', properties: size, children: elements };
}
