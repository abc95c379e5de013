import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';

import { DragTargets } from '../targets/DragTargets';
import { DRAWN_SIZES, Sized, type Size } from '../page/Sized';
import { isStillIn, pointIn } from '../page/page';
import { useWidth } from '../page/useWidth';
import { atRest, type SeenItem } from './motion';
import { written, type GraphPicture, type Coordinates, type Spot } from './picture';
import { useMotion } from './useMotion';

/** No picture is laid out for less, such as before the stylesheet has come. */
const LEAST_WIDTH = 240;

/** Something of the picture that is dragged, by mouse, pen, finger or arrow keys, and can be pressed. */
export interface Grip {
  readonly id: string;
  /** Where it is, in the picture for a width. */
  at(width: number): Coordinates;
  readonly label: string;
  /** Where it is, in words. */
  readonly says: string;
  readonly now: number;
  readonly first?: number;
  readonly last: number;
  /** `from` is where it was taken, the same object for the whole drag. */
  onDrag(to: Coordinates, width: number, from: Coordinates): void;
  onNudge(by: 1 | -1): void;
  onPress?(): void;
}

/** What the spots of a picture do. */
export interface Acts {
  pick(id: string): void;
  remove?(id: string): void;
  nudge?(id: string, by: 1 | -1): void;
  drag?(id: string, to: Coordinates, width: number, from: Coordinates): void;
  /** Null if the drag was taken back. */
  drop?(id: string, to: Coordinates | null, width: number): void;
}

interface GraphProps {
  /** The picture of the present step for a width; made with `useCallback`, because another function is another picture. */
  readonly of: (width: number) => GraphPicture;
  /** Where they are not those of other graphs. */
  readonly sizes?: readonly Size[];
  readonly step: number;
  /** What the picture shows, in words. */
  readonly says: string;
  /** Whether this is rendered only to see how tall it is. */
  readonly isTried: boolean;
  /** Whether the lab's own clock makes the pictures: each is shown at once. */
  readonly isFilm?: boolean;
  readonly grips?: readonly Grip[];
  readonly acts?: Acts;
  readonly onPick?: (id: string) => void;
}

/** A thing as an element of SVG. */
export const GraphElement = memo(function Element({ seen: { item, geo } }: { readonly seen: SeenItem }): ReactElement {
  const [Tag, attributes] = written(item, geo);
  const look = `graph-${item.look.replaceAll(' ', ' graph-')}`;
  return (
    <Tag className={item.actor ? `${look} drawn-${item.actor}` : look} {...attributes}>
      {item.text}
    </Tag>
  );
});

/** A finger is not more exact than this. */
const REACH = 22;
const PICK_REACH = 14;
/** Less is a press. */
const LEAST_DRAG = 4;

const SIDE: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
const OTHER: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface GripsProps {
  readonly grips: readonly Grip[];
  readonly width: number;
  readonly onHold: (held: boolean) => void;
}

/** What can be dragged: one stop for the keyboard; left and right move it, up and down choose another, Enter presses. */
function Grips({ grips, width, onHold }: GripsProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const start = useRef<Coordinates>({ x: 0, y: 0 });
  const isPress = useRef(false);
  const stop = grips.some(({ id }) => id === chosen) ? chosen : grips[0]?.id;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>, grip: Grip, index: number): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const [side, other] = [SIDE[event.key], OTHER[event.key]];
    if (side === undefined && other === undefined && !['Enter', ' ', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (side !== undefined) return grip.onNudge(side);
    if (other === undefined) return grip.onPress?.();
    const next = event.currentTarget.parentElement?.children[(index + other + grips.length) % grips.length];
    if (next instanceof SVGElement) next.focus();
  };
  const onMove = (event: PointerEvent<SVGGElement>, grip: Grip): void => {
    const place = pointIn(event.currentTarget.ownerSVGElement, event);
    if (!place || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { current: from } = start;
    if (isPress.current && Math.hypot(place.x - from.x, place.y - from.y) < LEAST_DRAG) return;
    isPress.current = false;
    grip.onDrag(place, width, from);
  };
  const group = useRef<SVGGElement>(null);
  // What the stylesheet says of touches does not hold for parts of an SVG in every browser: the page would scroll.
  useEffect(() => {
    const { current: own } = group;
    const hold = (event: Event): void => event.preventDefault();
    own?.addEventListener('touchstart', hold, { passive: false });
    return () => own?.removeEventListener('touchstart', hold);
  }, []);
  /** Where several lie over each other, the nearest is meant. */
  const onPointerDown = (event: PointerEvent<SVGGElement>): void => {
    const place = pointIn(event.currentTarget.ownerSVGElement, event);
    if (!place) return;
    const far = grips.map(({ at }) => Math.hypot(at(width).x - place.x, at(width).y - place.y));
    event.currentTarget.children[far.indexOf(Math.min(...far))]?.setPointerCapture(event.pointerId);
    start.current = place;
    isPress.current = true;
    onHold(true);
  };
  return (
    <g ref={group} onPointerDown={onPointerDown}>
      {grips.map((grip, index) => {
        const { x, y } = grip.at(width);
        return (
          <g
            key={grip.id}
            className="graph-grip"
            role="slider"
            tabIndex={grip.id === stop ? 0 : -1}
            aria-label={grip.label}
            aria-valuemin={grip.first ?? 0}
            aria-valuemax={grip.last}
            aria-valuenow={grip.now}
            aria-valuetext={grip.says}
            onFocus={() => setChosen(grip.id)}
            onKeyDown={(event) => onKeyDown(event, grip, index)}
            onPointerMove={(event) => onMove(event, grip)}
            onPointerUp={() => {
              if (isPress.current) grip.onPress?.();
            }}
            onLostPointerCapture={() => onHold(false)}
          >
            <circle className="graph-reach" cx={x} cy={y} r={REACH} />
            <circle className="graph-focus" cx={x} cy={y} r={13} />
          </g>
        );
      })}
    </g>
  );
}

interface SpotsProps extends Pick<GripsProps, 'width' | 'onHold'> {
  readonly spots: readonly Spot[];
  readonly acts: Acts;
}

function Spots({ spots, acts, width, onHold }: SpotsProps): ReactElement {
  const { remove } = acts;
  return (
    <DragTargets
      of={spots}
      onPick={({ id }) => acts.pick(id)}
      {...(remove && { onDelete: ({ id }: Spot) => remove(id) })}
      onNudge={({ id }, by) => acts.nudge?.(id, by)}
      onDrag={({ id }, [x, y], from) => {
        onHold(true);
        acts.drag?.(id, { x, y }, width, { x: from[0], y: from[1] });
      }}
      onDrop={({ id }, to) => {
        onHold(false);
        acts.drop?.(id, to && { x: to[0], y: to[1] }, width);
      }}
    >
      {({ id, drags, x, y, w, h }, stop) => (
        <rect
          key={id}
          className={drags === undefined ? 'graph-spot' : 'graph-spot graph-drags'}
          {...stop}
          {...{ x, y, width: w, height: h, rx: 4 }}
        />
      )}
    </DragTargets>
  );
}

interface DrawnProps extends GripsProps, Pick<GraphProps, 'says' | 'onPick' | 'acts' | 'isFilm'> {
  readonly spots?: readonly Spot[];
  readonly seen: readonly SeenItem[];
  /** What has the things as its children. */
  readonly things?: RefObject<SVGGElement | null>;
  readonly height: number;
  readonly kind: string;
}

function Drawn({
  seen,
  things,
  width,
  height,
  kind,
  says,
  onPick,
  grips,
  onHold,
  spots,
  acts,
  isFilm,
}: DrawnProps): ReactElement {
  const onClick = (event: MouseEvent<SVGSVGElement>): void => {
    const place = pointIn(event.currentTarget, event);
    if (!place || !onPick || (event.target as Element).closest('.graph-grip')) return;
    let best = { far: PICK_REACH, id: '' };
    for (const { item, geo } of seen) {
      const { x = Infinity, y = Infinity } = geo;
      const far = Math.hypot(x - place.x, y - place.y);
      if (item.pick !== undefined && far < best.far) best = { far, id: item.pick };
    }
    if (best.id) onPick(best.id);
  };
  return (
    <svg
      className={`graph-svg graph-${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      role="group"
      aria-label={says}
      data-film={isFilm ? '' : undefined}
      onClick={onClick}
    >
      <g ref={things} aria-hidden="true">
        {seen.map((one) => (
          <GraphElement key={one.item.id} seen={one} />
        ))}
      </g>
      {spots && acts ? (
        <Spots spots={spots} acts={acts} width={width} onHold={onHold} />
      ) : (
        <Grips grips={grips} width={width} onHold={onHold} />
      )}
    </svg>
  );
}

/**
 * Nodes, edges and places: a picture for each step, whose things have identity. What stays travels to its place in the
 * next picture, from wherever it is; what a reader drags answers at once.
 */
export function Graph({
  of,
  sizes = DRAWN_SIZES,
  step,
  says,
  isTried,
  isFilm = false,
  grips = [],
  onPick,
  acts,
}: GraphProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const things = useRef<SVGGElement>(null);
  const width = useWidth(root);
  const [held, setHeld] = useState(false);
  const picture = useMemo(
    () => (width === null || isTried ? null : of(Math.max(width, LEAST_WIDTH))),
    [of, width, isTried],
  );
  const isStill = (): boolean => held || isFilm || isStillIn(root.current);
  const shown = useMotion({ picture, step, things, isStill });
  const drawn = {
    says,
    grips,
    onHold: setHeld,
    isFilm,
    ...(onPick && { onPick }),
    ...(acts && { acts }),
  };
  return (
    <Sized className="graph" root={root} width={shown && shown.picture.width} sizes={sizes}>
      {(wanted, kind) => {
        if (shown)
          return <Drawn key={kind} kind={kind} things={things} seen={shown.seen} {...drawn} {...shown.picture} />;
        const rest = of(wanted);
        return <Drawn key={kind} kind={kind} seen={atRest(rest).seen} {...drawn} {...rest} />;
      }}
    </Sized>
  );
}
