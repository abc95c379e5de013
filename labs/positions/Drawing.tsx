import type { ReactElement } from 'react';

import type { State } from './model';
import { ANCESTOR, BOX, LINE, WINDOW, type Point } from './rules';

/** What is drawn of the page around the viewport, so that a box that left it can still be seen. */
const AROUND = 70;

interface LineProps {
  readonly at: Point;
  readonly text: string;
}

function Line({ at, text }: LineProps): ReactElement {
  return (
    <text className="lab-svg-soft lab-svg-left" x={at.x + 6} y={at.y + 20}>
      {text}
    </text>
  );
}

/** The viewport with the page behind it, to scale: what is outside the viewport is dashed. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const { box, place, next, ancestor, reference } = state.layout;
  const words = `The box is at ${box.x},${box.y} of the viewport, its place at ${place.x},${place.y}, the next line at ${next.x},${next.y}.`;
  return (
    <svg
      className="lab-svg lab-tree"
      viewBox={`-4 ${-AROUND} ${WINDOW.width + 8} ${WINDOW.height + 2 * AROUND}`}
      role="img"
      aria-label={words}
    >
      <rect
        className="lab-line"
        x={0}
        y={0}
        width={WINDOW.width}
        height={WINDOW.height}
        data-mark={reference === 'the viewport' ? 'look' : null}
      />
      <text className="lab-svg-soft lab-svg-right lab-svg-halo" x={WINDOW.width - 6} y={WINDOW.height - 6}>
        viewport
      </text>
      <rect
        className="lab-line"
        strokeDasharray="3 3"
        x={ancestor.x}
        y={ancestor.y}
        width={ANCESTOR.width}
        height={ANCESTOR.height}
        data-mark={reference === 'the ancestor' ? 'look' : null}
      />
      <text
        className="lab-svg-soft lab-svg-right lab-svg-halo"
        x={ancestor.x + ANCESTOR.width - 6}
        y={ancestor.y + ANCESTOR.height - 6}
      >
        ancestor
      </text>
      <Line at={ancestor} text="line before" />
      <Line at={next} text="line after" />
      <rect
        className="lab-shape"
        data-mark="changed"
        x={box.x}
        y={box.y}
        width={BOX.width}
        height={LINE}
        fillOpacity={0.85}
      />
      <text x={box.x + BOX.width / 2} y={box.y + 20}>
        box
      </text>
    </svg>
  );
}
