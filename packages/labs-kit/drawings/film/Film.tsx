import { memo, useMemo, useState, type PointerEvent, type ReactElement } from 'react';

import { pointIn } from '../page/page';
import type { Shape } from '../shapes';
import type { FilmLayout, FilmPicture } from './Painter';
import { Sized } from '../page/Sized';
import { useFilm } from './useFilm';
import { useWidth } from '../page/useWidth';

/** One element of a drawing. */
export const ShapeElement = memo(function Element({ shape }: { readonly shape: Shape }): ReactElement {
  const { tag: Tag, look, actor, at, text } = shape;
  const look0 = `lanes-${look.replace(' ', ' lanes-')}`;
  return (
    <Tag className={actor ? `${look0} drawn-${actor}` : look0} {...at}>
      {text}
    </Tag>
  );
});

interface GripProps {
  readonly axis: number;
  readonly now: number;
  readonly across: boolean;
  readonly onDrag: (place: number) => void;
  readonly onEnd: () => void;
}

/** For a finger. */
const REACH = 44;

/** What drags "now" along the axis. For the keyboard the playback does the same. */
function Grip({ axis, now, across, onDrag, onEnd }: GripProps): ReactElement {
  const drag = (event: PointerEvent<SVGRectElement>): void => {
    const place = pointIn(event.currentTarget.ownerSVGElement, event);
    if (place) onDrag(across ? place.x : place.y);
  };
  const here = Math.round(now);
  // To the right the pill is broad, and stands aside at the ends.
  const box = across
    ? { x: here - 1.5 * REACH, y: 0, width: 3 * REACH, height: REACH }
    : { x: 0, y: here - REACH / 2, width: Math.round(axis) + 14, height: REACH };
  return (
    <rect
      className={across ? 'lanes-grip lanes-across' : 'lanes-grip'}
      {...box}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
      onLostPointerCapture={onEnd}
    />
  );
}

/** A drawing that is a function of a run and the time: how a run is laid out for a width, and painted at a time. */
interface Kind<Run, Layout, Place> {
  layout(run: Run, width: number): Layout;
  paint(run: Run, layout: Layout, time: number, settled: number): FilmPicture<Place>;
  /** The time from which two runs look different. */
  parting(a: Run, b: Run): number;
  /** Whether time goes to the right, from `top` of the layout on, and not down. */
  readonly across?: boolean;
}

/** What every such drawing is told by its lab. */
export interface FilmProps<Run> {
  readonly run: Run;
  /** The time to show. */
  readonly time: number;
  /** What the picture shows, in words. */
  readonly says: string;
  /** Whether this is rendered only to see how tall it is. */
  readonly isTried: boolean;
  /** Called with the time under the pointer that drags "now". */
  readonly onSeek: (time: number) => void;
}

interface Shown<Run, Layout, Place> {
  readonly kind: Kind<Run, Layout, Place>;
  /** What can be chosen. */
  readonly children: (targets: readonly Place[]) => ReactElement;
}

interface DrawnProps<Run, Layout, Place> extends Shown<Run, Layout, Place>, Pick<FilmProps<Run>, 'run' | 'says'> {
  readonly time: number;
  readonly settled: number;
  readonly width: number;
  readonly size: string;
  readonly onDrag: (time: number) => void;
  readonly onEnd: () => void;
}

function Drawn<Run, Layout extends FilmLayout, Place>(props: DrawnProps<Run, Layout, Place>): ReactElement {
  const { kind, run, time, settled, width, size, says, children, onDrag, onEnd } = props;
  const layout = useMemo(() => kind.layout(run, width), [kind, run, width]);
  const { shapes, targets, now, first } = kind.paint(run, layout, time, settled);
  const { height, axis, top, scale } = layout;
  return (
    <svg
      className={`lanes-svg lanes-${size}`}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={says}
      data-film=""
    >
      <g aria-hidden="true">
        {shapes.map((shape) => (
          <ShapeElement key={shape.key} shape={shape} />
        ))}
      </g>
      {children(targets)}
      <Grip
        axis={axis}
        now={now}
        across={kind.across ?? false}
        onDrag={(place) => onDrag(first + (place - top) / scale)}
        onEnd={onEnd}
      />
    </svg>
  );
}

/**
 * The frame of a drawing whose picture is a function of the run and the time, so that a step is a piece of film and Back
 * is the film backwards; after a change the old run goes back to where the two part and the new one goes on.
 */
export function Film<Run extends { readonly end: number }, Layout extends FilmLayout, Place>({
  run,
  time,
  says,
  isTried,
  onSeek,
  ...of
}: FilmProps<Run> & Shown<Run, Layout, Place>): ReactElement {
  const [held, setHeld] = useState(false);
  const { root, shown, show } = useFilm({ run, to: time, held: held || isTried, parting: of.kind.parting });
  const width = useWidth(root);
  const onDrag = (to: number): void => {
    const within = Math.min(Math.max(to, 0), run.end);
    setHeld(true);
    show(within);
    onSeek(within);
  };
  return (
    <Sized className="lanes" root={root} width={width}>
      {(wide, size) => (
        <Drawn
          key={size}
          {...of}
          {...shown}
          says={says}
          width={wide}
          size={size}
          onDrag={onDrag}
          onEnd={() => setHeld(false)}
        />
      )}
    </Sized>
  );
}
