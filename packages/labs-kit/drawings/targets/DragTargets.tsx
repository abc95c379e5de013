import { useEffect, useRef, type PointerEvent, type ReactElement } from 'react';

import { pointIn } from '../page/page';
import { Targets, type Target } from './Targets';

type Point = readonly [x: number, y: number];

interface DragTargetsProps<One> {
  readonly of: readonly One[];
  readonly onPick: (target: One) => void;
  readonly onDelete?: (target: One) => void;
  readonly onNudge?: (target: One, by: 1 | -1) => void;
  readonly onDrag: (target: One, to: Point, from: Point) => void;
  /** Let go of, farther from where it was taken than a press is; null if the drag was taken back. */
  readonly onDrop: (target: One, to: Point | null, from: Point) => void;
  readonly children: (target: One, stop: object) => ReactElement;
}

/** Farther than this, a press is a drag. */
const DRAGS = 6;

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>): Point {
  const { x = 0, y = 0 } = pointIn(currentTarget.ownerSVGElement, { clientX, clientY }) ?? {};
  return [x, y];
}

/** What can be chosen, and some of it dragged: that with `drags`. */
export function DragTargets<One extends Target & { readonly drags?: string }>({
  onDrag,
  onDrop,
  children,
  ...props
}: DragTargetsProps<One>): ReactElement {
  const start = useRef<Point | null>(null);
  const far = useRef(0);
  const group = useRef<SVGGElement>(null);
  // A finger that holds something does not scroll the page; touch-action alone is not heeded inside an SVG.
  useEffect(() => {
    const { current } = group;
    const hold = (event: TouchEvent): void => {
      if (start.current !== null) event.preventDefault();
    };
    current?.addEventListener('touchmove', hold, { passive: false });
    return () => current?.removeEventListener('touchmove', hold);
  }, []);
  const onPointerMove = (event: PointerEvent<SVGElement>, target: One): void => {
    if (start.current === null) return;
    const [x, y] = pointOf(event);
    far.current = Math.max(far.current, Math.hypot(x - start.current[0], y - start.current[1]));
    if (far.current > DRAGS) onDrag(target, [x, y], start.current);
  };
  const onEnd = (event: PointerEvent<SVGElement>, target: One): void => {
    const from = start.current;
    start.current = null;
    if (from !== null && far.current > DRAGS)
      onDrop(target, event.type === 'pointercancel' ? null : pointOf(event), from);
  };
  return (
    <Targets {...props} group={group} isPress={() => far.current <= DRAGS}>
      {(target, stop) =>
        children(target, {
          ...stop,
          onPointerDown: (event: PointerEvent<SVGElement>) => {
            far.current = 0;
            if (target.drags === undefined) return;
            start.current = pointOf(event);
            event.currentTarget.setPointerCapture(event.pointerId);
          },
          onPointerMove: (event: PointerEvent<SVGElement>) => onPointerMove(event, target),
          onPointerUp: (event: PointerEvent<SVGElement>) => onEnd(event, target),
          onPointerCancel: (event: PointerEvent<SVGElement>) => onEnd(event, target),
        })
      }
    </Targets>
  );
}
