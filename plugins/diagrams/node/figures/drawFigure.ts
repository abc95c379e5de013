import type { Element } from 'hast';

import { AuthorError } from '../../../../lib/authorError';
import { readYaml } from '../../../../lib/readYaml';
import { beforeAfter, compare } from './beforeAfter';
import { bits } from './bits';
import { boxes } from './boxes';
import type { FigureKind } from './kind';
import { memory } from './memory';
import { overlap, Sheet } from './sheet';
import { stack } from './stack';
import { LabelTooWide } from './textWidth';
import { timespace } from './timespace';

/** Every kind of figure, by the name that a fence says. */
export const figureKinds: Record<string, FigureKind> = {
  memory,
  bits,
  timespace,
  boxes,
  stack,
  'before-after': beforeAfter,
  compare,
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
}

/**
 * Draws a figure, and says in words what it shows.
 * @throws AuthorError where its kind is unknown, its data is wrong, a label does not fit or covers another.
 */
export function drawFigure(source: FigureSource): { svg: Element; words: string } {
  const { kind, yaml, file, line } = source;
  const known = Object.hasOwn(figureKinds, kind) ? figureKinds[kind] : undefined;
  if (!known) {
    throw new AuthorError({
      file,
      line,
      expected: `a figure with kind=, one of ${Object.keys(figureKinds).join(', ')}`,
      found: kind === '' ? 'no kind' : kind,
      hint: 'see "Pictures" in CONTRIBUTING.md; a flow or a sequence is a mermaid fence',
    });
  }
  const { data: figure } = readYaml(yaml, known.schema, {
    file,
    line: line + 1,
    expected: `data of a figure of the kind ${kind}: ${known.form}`,
    hint: 'see "Pictures" in CONTRIBUTING.md',
  });
  const sheet = new Sheet();
  const bottom = drawn(source, () => figure.draw(sheet, { x: margin, y: margin, width: figureWidth - 2 * margin }));
  checkLabels(sheet, source);
  return { svg: svgOf(sheet, Math.ceil(bottom + margin)), words: figure.words };
}

function drawn(source: FigureSource, draw: () => number): number {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof LabelTooWide)) throw error;
    throw new AuthorError({
      file: source.file,
      line: lineOf(error.text, source),
      expected: `labels that fit a figure ${figureWidth} px wide at a type size of 13 px`,
      found: error.message + (error.piece === error.text ? '' : ` (in "${error.text}")`),
      hint: 'shorten it, or give a long name a place to break: a space, or one of / _ - . ,',
    });
  }
}

/** A safeguard for all kinds: no label outside the figure, none on another one. */
function checkLabels({ labels }: Sheet, source: FigureSource): void {
  for (const [index, { text, box }] of labels.entries()) {
    const other = labels.slice(index + 1).find((one) => overlap(box, one.box) > 2);
    const isOutside = box.x < 0 || box.x + box.width > figureWidth;
    if (!other && !isOutside) continue;
    throw new AuthorError({
      file: source.file,
      line: lineOf(text, source),
      expected: 'labels within the figure that do not overlap',
      found: other ? `"${text}" and "${other.text}" at one place` : `"${text}" reaches over the edge`,
      hint: 'shorten one of them, or leave more room between them: another time, another box',
    });
  }
}

/** The line that holds a label, or that of the fence. */
function lineOf(label: string, { yaml, line }: FigureSource): number {
  return line + 1 + yaml.split('\n').findIndex((text) => text.includes(label));
}

function svgOf({ elements }: Sheet, height: number): Element {
  const size = { viewBox: `0 0 ${figureWidth} ${height}`, width: figureWidth, height };
  return { type: 'element', tagName: 'svg', properties: size, children: elements };
}
