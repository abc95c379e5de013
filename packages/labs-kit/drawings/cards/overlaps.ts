import { touchingShapes } from '../text/touching';
import { layoutCards, type CardsRun } from './cardsLayout';
import { cardsPicture } from './cardsPicture';

/** For tests: the labels of a run that touch each other or the edge when it rests at any of its steps. */
export function overlaps(run: CardsRun, width: number): readonly string[] {
  const layout = layoutCards(run, width);
  return Array.from({ length: run.end + 1 }, (_, step) => step).flatMap((step) =>
    touchingShapes(cardsPicture(run, layout, step).shapes, layout).map((found) => `step ${step} at ${width}: ${found}`),
  );
}
