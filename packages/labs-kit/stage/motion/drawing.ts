import { eased, interpolate } from './interpolate';

/** What of a drawing's element says where it is and how large. */
const GEOMETRY = [
  'cx',
  'cy',
  'r',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'width',
  'height',
  'points',
  'd',
  'transform',
] as const;
/** What moves; a film has a clock of its own, which would take things back from here. */
const MOVED = 'svg :not([data-film] *)';
const TRAVEL_MS = 320;
const APPEAR_MS = 240;

type Geometry = Partial<Record<(typeof GEOMETRY)[number], string>>;
/** Where every element of the drawings was, as the reader saw it. */
export type SeenDrawing = ReadonlyMap<Element, Geometry>;

interface Way {
  readonly element: Element;
  readonly name: string;
  readonly at: (part: number) => string;
}

/** Moves the elements of drawings from where they were to where React has put them, which must have kept them by key. */
export class DrawingMotion {
  private ways: readonly Way[] = [];
  private frame = 0;

  /** To be called before React changes the stage: what is on its way arrives, and stays where it was seen in the answer. */
  look(stage: Element): SeenDrawing {
    const seen = new Map([...stage.querySelectorAll(MOVED)].map((element) => [element, geometryOf(element)]));
    this.arrive();
    return seen;
  }

  /** To be called when React has changed the stage. */
  move(stage: Element, seen: SeenDrawing): void {
    const ways: Way[] = [];
    for (const element of stage.querySelectorAll(MOVED)) {
      const before = seen.get(element);
      // What is new with its parent appears with it.
      if (!before && element.parentElement && (seen.has(element.parentElement) || element.parentElement.matches('svg')))
        element.animate({ opacity: [0, 1] }, { duration: APPEAR_MS, easing: 'ease-in' });
      for (const [name, from] of Object.entries(before ?? {})) {
        const at = interpolate(from, element.getAttribute(name) ?? from);
        if (at) ways.push({ element, name, at });
      }
    }
    this.ways = ways;
    if (ways.length === 0) return;
    this.show(0);
    const start = performance.now();
    const next = (now: number): void => {
      const part = Math.min(1, (now - start) / TRAVEL_MS);
      this.show(eased(Math.max(0, part)));
      if (part < 1) this.frame = requestAnimationFrame(next);
      else this.ways = [];
    };
    this.frame = requestAnimationFrame(next);
  }

  /** What is on its way is at its end at once. */
  arrive(): void {
    cancelAnimationFrame(this.frame);
    this.show(1);
    this.ways = [];
  }

  private show(part: number): void {
    for (const { element, name, at } of this.ways) element.setAttribute(name, at(part));
  }
}

function geometryOf(element: Element): Geometry {
  const geometry: Geometry = {};
  for (const name of GEOMETRY) {
    const value = element.getAttribute(name);
    if (value !== null) geometry[name] = value;
  }
  return geometry;
}
