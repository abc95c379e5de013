const TRAVEL_MS = 320;
const CHANGE_MS = 600;
/** Pixels: less is rounding. */
const LEAST_WAY = 2;

interface Place {
  readonly left: number;
  readonly top: number;
}

export interface SeenThings {
  /** Where each thing was, from the stage's corner, by its text; a text that two things have tells none of them apart. */
  readonly places: ReadonlyMap<string, Place>;
  /** The cells and things that were there, with what they said. */
  readonly texts: ReadonlyMap<Element, string>;
}

const THINGS = '.lab-cell[data-kind="key"]';
const CELLS = 'td, .lab-cell';

const textOf = (element: Element): string => element.textContent;

/** Where the things of rows and tables are, and what they say. Running travels count as far as they are. */
export function lookAtThings(stage: Element): SeenThings {
  const corner = stage.getBoundingClientRect();
  const places = new Map<string, Place>();
  const twice = new Set<string>();
  for (const thing of stage.querySelectorAll(THINGS)) {
    const text = nameOf(thing);
    if (places.has(text)) twice.add(text);
    const { left, top } = thing.getBoundingClientRect();
    places.set(text, { left: left - corner.left, top: top - corner.top });
  }
  for (const text of twice) places.delete(text);
  return { places, texts: new Map([...stage.querySelectorAll(CELLS)].map((cell) => [cell, textOf(cell)])) };
}

/** A thing by its name, without the sign of what happens to it. */
const nameOf = (thing: Element): string => thing.firstElementChild?.textContent ?? textOf(thing);

/** A thing that is elsewhere now travels there; a cell that says something else now is lit for a moment. */
export function moveThings(stage: Element, before: SeenThings): void {
  for (const running of stage.getAnimations({ subtree: true })) if (running.id === 'lab-travel') running.cancel();
  const after = lookAtThings(stage);
  const travelled = new Set<Element>();
  for (const thing of stage.querySelectorAll(THINGS)) {
    const [from, to] = [before.places.get(nameOf(thing)), after.places.get(nameOf(thing))];
    if (!from || !to) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < LEAST_WAY) continue;
    travelled.add(thing);
    thing.animate(
      { transform: [`translate(${x}px, ${y}px)`, 'none'], zIndex: [1, 1] },
      { id: 'lab-travel', duration: TRAVEL_MS, easing: 'ease-in-out' },
    );
  }
  for (const [cell, text] of after.texts) {
    if (travelled.has(cell) || before.texts.get(cell) === text) continue;
    cell.animate([{ offset: 0, backgroundColor: 'var(--gw-accent-soft)' }], { duration: CHANGE_MS, easing: 'ease-in' });
  }
}
