import type { PointerEvent, ReactElement } from 'react';

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
  /** Its place among the steps of the run. */
  readonly now: number;
  readonly last: number;
  /** Called with where the pointer is, also outside of the drawing: the nearest place that the model allows is the lab's to find. */
  readonly onDrag: (to: Place) => void;
}

/** 44 CSS pixels across in a drawing that is shown in its own size; drawings are enlarged, never shrunk below nine tenths. */
const REACH = 24;

/**
 * What a reader drags in a drawing, by mouse, pen or finger. The keys are those of the whole lab: the arrows step. It
 * stands outside of what has `role="img"`, because nothing in an image can have the focus.
 */
export function Handle({ at, label, says, now, last, onDrag }: HandleProps): ReactElement {
  const drag = (event: PointerEvent<SVGGElement>): void => {
    const { currentTarget: handle, clientX, clientY } = event;
    const matrix = handle.ownerSVGElement?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    onDrag({ x, y });
  };
  return (
    <g
      className="lab-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={now}
      aria-valuetext={says}
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
