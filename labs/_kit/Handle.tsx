import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface HandleProps {
  /** Where it stands, in the drawing's own units. */
  readonly at: Place;
  /** What it moves, for who cannot see it. */
  readonly label: string;
  /** Where it is, in words. */
  readonly says: string;
  /** Its place among the steps of the run, or its value. */
  readonly now: number;
  readonly first?: number;
  readonly last: number;
  /** Called with where the pointer is, also outside of the drawing: the nearest place that the model allows is the lab's to find. */
  readonly onDrag: (to: Place) => void;
  /** What the arrow keys do to a value, by so many steps; without it they are those of the whole lab. */
  readonly onNudge?: (by: 1 | -1) => void;
}

const BY: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const OTHER: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Gives the focus to the next of several handles of a drawing, or the one before; false if there is only one. */
function goToOther(handle: SVGGElement, key: string): boolean {
  const all = [...(handle.ownerSVGElement?.querySelectorAll<SVGGElement>('.lab-handle') ?? [])];
  const way = OTHER[key];
  if (way === undefined || all.length < 2) return false;
  all[(all.indexOf(handle) + way + all.length) % all.length]?.focus();
  return true;
}

/** 44 CSS pixels across in a drawing that is shown in its own size; drawings are enlarged, never shrunk below nine tenths. */
const REACH = 24;

/**
 * What a reader drags in a drawing, by mouse, pen or finger: a moment of the run, whose keys are those of the whole lab,
 * where the arrows step; or a value, which the arrows change. It stands outside of what has `role="img"`, because nothing in an image can have the focus.
 */
export function Handle({ at, label, says, now, first = 0, last, onDrag, onNudge }: HandleProps): ReactElement {
  const drag = (event: PointerEvent<SVGGElement>): void => {
    const { currentTarget: handle, clientX, clientY } = event;
    const matrix = handle.ownerSVGElement?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    onDrag({ x, y });
  };
  const nudge = (event: KeyboardEvent<SVGGElement>): void => {
    const by = BY[event.key];
    if (!onNudge || by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!goToOther(event.currentTarget, event.key)) onNudge(by);
  };
  return (
    <g
      className="lab-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={now}
      aria-valuetext={says}
      onKeyDown={nudge}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
    >
      <circle fill="none" pointerEvents="all" cx={at.x} cy={at.y} r={REACH} />
      <circle className="lab-shape" data-mark="look" fillOpacity={0} cx={at.x} cy={at.y} r={9} />
    </g>
  );
}

/** Which of some places is nearest to another; of equally near ones, that nearest to `now` in the list. */
export function nearest(places: readonly Place[], to: Place, now: number): number {
  let best = now;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const distance = (x - to.x) ** 2 + (y - to.y) ** 2 + Math.abs(index - now) * 1e-6;
    if (distance >= least) return;
    least = distance;
    best = index;
  });
  return best;
}
