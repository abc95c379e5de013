import type { Shape } from '../lanesPicture';
import { textWidth } from '../text';
import { layoutCards, type CardsRun } from './cardsLayout';
import { cardsPicture } from './cardsPicture';

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

const isStrong = ({ look }: Shape): boolean => /strong|lost|number|onpill|nowword/.test(look);
/** Names stand over the edge behind which the rest goes away. */
const isName = ({ key }: Shape): boolean => /^(name|badge|unit)/.test(key);

/** How much room a text takes, from the widths of its letters and the height of those that stand. */
function boxOf(shape: Shape, size: number): Box {
  const [x, y] = [Number(shape.at.x), Number(shape.at.y)];
  const text = shape.text!;
  const wide = textWidth(text, size, isStrong(shape));
  if (shape.at.transform !== undefined)
    return { text, left: x - size * 0.7, right: x, top: y - wide / 2, foot: y + wide / 2 };
  const left = x - wide * ({ start: 0, middle: 0.5, end: 1 }[String(shape.at.textAnchor)] ?? 0);
  return { text, left, right: left + wide, top: y - size * 0.7, foot: y };
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;

interface Sheet {
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Of texts of a drawing, those that touch each other or the edge: for tests of labs. */
export function touching(texts: readonly Shape[], { size, width, height }: Sheet): readonly string[] {
  const boxes = texts.filter(({ tag, text }) => tag === 'text' && text !== '').map((one) => boxOf(one, size));
  const over = boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => (touch(a, b) ? [`${a.text}/${b.text}`] : [])),
  );
  const outside = boxes.flatMap(({ text, left, right, foot }) =>
    left < -1 || right > width + 1 || foot > height ? [`${text} outside`] : [],
  );
  return [...over, ...outside];
}

/** The labels of a run that touch each other or the edge when it rests at any of its steps: for tests of labs. */
export function overlaps(run: CardsRun, width: number): readonly string[] {
  const layout = layoutCards(run, width);
  return Array.from({ length: run.end + 1 }, (_, step) => step).flatMap((step) => {
    const { shapes } = cardsPicture(run, layout, step);
    const seen = shapes.filter((one) => isName(one) || Number(one.at.y) - layout.size > layout.top - 13);
    return touching(seen, layout).map((found) => `step ${step} at ${width}: ${found}`);
  });
}
