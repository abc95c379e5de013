import { memo, useMemo, useRef, useState, type ReactElement } from 'react';
import { defined } from '@groundwork/lib/defined';

import { DragTargets } from '../targets/DragTargets';
import { DRAWN_SIZES, Sized } from '../page/Sized';
import { isStillIn } from '../page/page';
import { headPath } from '../shapes';
import { useWidth } from '../page/useWidth';
import { heightOf } from './layout';
import { cellsPicture, VALUE, type Geometry, type CellItem } from './picture';
import type { Scene } from './scene';
import { useTravel } from './useTravel';

const ROUND = 7;

interface CellsProps {
  /** A scene for each step of the run. */
  readonly scenes: readonly Scene[];
  /** The step to show. */
  readonly at: number;
  /** What the picture shows, in words. */
  readonly says: string;
  /** Whether this is rendered only to see how tall it is. */
  readonly isTried: boolean;
  readonly onPick: (id: string) => void;
  /** A value was dragged out of its cell, or Delete was pressed on it. */
  readonly onTakeOut?: (id: string) => void;
}

type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

function pointsOf(geo: Geometry): Point[] {
  return Array.from({ length: Object.keys(geo).length / 2 }, (_, at) => [geo[`x${at}`] ?? 0, geo[`y${at}`] ?? 0]);
}

/** From a corner towards another point, by so much. */
function towards([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const long = Math.hypot(toX - x, toY - y);
  const part = long === 0 ? 0 : Math.min(0.5, by / long);
  return [round(x + (toX - x) * part), round(y + (toY - y) * part)];
}

/** A corner of a way; those with negative numbers are counted from its end. */
const pointAt = (points: readonly Point[], at: number): Point => defined(points.at(at), 'A corner of a way');

/** A way with round corners. */
function pathOf(points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((corner, at) => {
    const [before, after] = [pointAt(points, at), pointAt(points, at + 2)];
    return `L${towards(corner, before, ROUND).join(' ')}Q${corner.join(' ')} ${towards(corner, after, ROUND).join(' ')}`;
  });
  return `M${pointAt(points, 0).map(round).join(' ')}${corners.join('')}L${pointAt(points, -1).map(round).join(' ')}`;
}

function headOf(points: readonly Point[]): string {
  const [[fromX, fromY], [x, y]] = [pointAt(points, -2), pointAt(points, -1)];
  return headPath(x, y, [x - fromX, y - fromY], 7, 3.8);
}

const classOf = (kind: string, { look, actor }: CellItem): string =>
  [`cells-${kind}`, ...look.split(' ').map((one) => `cells-${one}`), ...(actor ? [`drawn-${actor}`] : [])].join(' ');

function Way({ item }: { readonly item: CellItem }): ReactElement {
  const points = pointsOf(item.geo);
  const isWhole = item.shown === 1;
  // A new way grows from its start.
  const grows = isWhole ? {} : { pathLength: 1, strokeDasharray: `${round(item.shown * 100) / 100} 1` };
  return (
    <g className={classOf('edge', item)}>
      <path className="cells-way" d={pathOf(points)} {...grows} />
      {isWhole && <path className="cells-head" d={headOf(points)} />}
    </g>
  );
}

function Disc({ item }: { readonly item: CellItem }): ReactElement {
  const { x = 0, y = 0, w = VALUE } = item.geo;
  return (
    <g className={classOf('value', item)} transform={`translate(${round(x)} ${round(y)})`} opacity={item.shown}>
      <rect x={-w / 2} y={-VALUE / 2} width={w} height={VALUE} rx={VALUE / 2} />
      <text y={4.5}>{item.text}</text>
    </g>
  );
}

const Thing = memo(function Thing({ item }: { readonly item: CellItem }): ReactElement {
  if (item.kind === 'edge') return <Way item={item} />;
  if (item.kind === 'value') return <Disc item={item} />;
  const { x, y, w, h = 0 } = item.geo;
  const shared = { className: classOf(item.kind, item), x, y, opacity: item.shown };
  if (item.kind === 'text') return <text {...shared}>{item.text}</text>;
  return <rect {...shared} width={w} height={h} rx={item.look.includes('round') ? h / 2 : 4} />;
});

/** Farther than this, a value is out of its cell. */
const LEAVES = 36;

const movedTo = (item: CellItem, [x, y]: Point): CellItem => ({ ...item, geo: { ...item.geo, x, y } });

interface DrawnProps extends CellsProps {
  readonly width: number;
  readonly kind: string;
  readonly isStill: () => boolean;
}

function Drawn({ scenes, at, width, kind, says, isTried, onPick, onTakeOut, isStill }: DrawnProps): ReactElement {
  const scene = defined(scenes[at], 'A scene');
  const height = useMemo(() => heightOf(scenes, width), [scenes, width]);
  const { items, targets } = useMemo(() => cellsPicture(scene, width), [scene, width]);
  const [held, setHeld] = useState<{ readonly key: string; readonly at: Point } | null>(null);
  const [travelling, put] = useTravel({ to: items, held: isTried, isStill });
  const shown = held ? travelling.map((item) => (item.key === held.key ? movedTo(item, held.at) : item)) : travelling;
  const hold = (key: string | undefined, place: Point | null): void => {
    if (key === undefined) return;
    // What is let go travels on from where the hand was.
    if (place === null) put(shown);
    setHeld(place && { key, at: place });
  };
  return (
    <svg
      className={`cells-svg cells-${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      role="group"
      aria-label={says}
    >
      <g aria-hidden="true">
        {shown.map((item) => (
          <Thing key={item.key} item={item} />
        ))}
      </g>
      <DragTargets
        of={targets}
        onPick={({ id }) => onPick(id)}
        onDelete={({ id, drags }) => drags !== undefined && onTakeOut?.(id)}
        onDrag={({ drags }, to) => hold(drags, to)}
        onDrop={({ id, drags }, to, from) => {
          hold(drags, null);
          if (to && Math.hypot(to[0] - from[0], to[1] - from[1]) > LEAVES) onTakeOut?.(id);
        }}
      >
        {({ id, drags, x, y, w, h }, stop) => (
          <rect
            key={id}
            className={drags === undefined ? 'cells-target' : 'cells-target cells-drags'}
            {...stop}
            data-target={id}
            {...{ x, y, width: w, height: h, rx: 4 }}
          />
        )}
      </DragTargets>
    </svg>
  );
}

/**
 * Cells that hold values: memory, tables, queues, pages. A lab says for each step which cells there are, what they hold
 * and where it is looked at; what stays the same thing travels, and a movement that is interrupted goes on from where it is.
 */
export function Cells({ scenes, at, says, isTried, onPick, onTakeOut }: CellsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const last = useRef({ at, width, scenes });
  const isStill = (): boolean => {
    const before = last.current;
    last.current = { at, width, scenes };
    // A jump over several steps shows its end: the way to it was another one.
    const isJump = before.scenes === scenes && Math.abs(at - before.at) > 1;
    return isJump || before.width !== width || isStillIn(root.current);
  };
  const drawn = { scenes, at: Math.min(at, scenes.length - 1), says, isTried, onPick, isStill };
  return (
    <Sized className="cells" root={root} width={width} sizes={DRAWN_SIZES}>
      {(wide, kind) => <Drawn key={kind} kind={kind} width={wide} {...drawn} {...(onTakeOut && { onTakeOut })} />}
    </Sized>
  );
}
