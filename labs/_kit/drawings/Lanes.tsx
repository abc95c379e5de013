import { memo, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';

import { HEIGHT, layoutLanes, parting, type LanesLayout, type LanesRun, type Message } from './lanesLayout';
import { lanesPicture, type Picture, type Shape, type Target } from './lanesPicture';
import { useClock, type Shown } from './useClock';
import { useWidth } from './useWidth';

/** The widths that are drawn before the browser says its own: a phone's and a desktop's. */
const WIDTHS = { narrow: 344, wide: 704 } as const;

interface LanesProps {
  readonly run: LanesRun;
  /** The time to show. */
  readonly time: number;
  /** What the picture shows, in words. */
  readonly says: string;
  /** Whether this is rendered only to see how tall it is. */
  readonly isTried: boolean;
  readonly onPick: (message: Message) => void;
  /** Called with the time under the pointer that drags "now". */
  readonly onSeek: (time: number) => void;
}

/** One element of a drawing. */
export const Element = memo(function Element({ shape }: { readonly shape: Shape }): ReactElement {
  const { tag: Tag, look, actor, at, text } = shape;
  const look0 = `lanes-${look.replace(' ', ' lanes-')}`;
  return (
    <Tag className={actor ? `${look0} drawn-${actor}` : look0} {...at}>
      {text}
    </Tag>
  );
});

interface TargetsProps {
  readonly targets: readonly Target[];
  readonly onPick: (message: Message) => void;
}

/** What can be chosen: one stop for the keyboard, in which the arrows up and down go from one to the next. */
function Targets({ targets, onPick }: TargetsProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = targets.some(({ message }) => message.id === chosen) ? chosen : targets[0]?.message.id;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>, index: number): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const key = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.altKey || event.metaKey || (by === undefined && !key)) return;
    event.preventDefault();
    if (by === undefined) return onPick(targets[index]!.message);
    const next = event.currentTarget.parentElement?.children[index + by];
    if (next instanceof SVGElement) next.focus();
  };
  return (
    <g>
      {targets.map(({ message, line }, index) => (
        <g
          key={message.id}
          className="lanes-target"
          role="button"
          tabIndex={message.id === current ? 0 : -1}
          aria-pressed={message.lost !== undefined}
          aria-label={message.says}
          data-message={message.id}
          onFocus={() => setChosen(message.id)}
          onClick={() => onPick(message)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <line className="lanes-hit" {...line} />
        </g>
      ))}
    </g>
  );
}

interface GripProps {
  readonly layout: Pick<LanesLayout, 'axis'>;
  readonly now: number;
  readonly onDrag: (y: number) => void;
  readonly onEnd: () => void;
}

/** What drags "now". For the keyboard the playback does the same. */
export function Grip({ layout: { axis }, now, onDrag, onEnd }: GripProps): ReactElement {
  const drag = (event: PointerEvent<SVGRectElement>): void => {
    const { currentTarget: grip, clientX, clientY } = event;
    const matrix = grip.ownerSVGElement?.getScreenCTM()?.inverse();
    if (matrix) onDrag(new DOMPoint(clientX, clientY).matrixTransform(matrix).y);
  };
  return (
    <rect
      className="lanes-grip"
      x={0}
      y={Math.round(now) - 22}
      width={Math.round(axis) + 14}
      height={44}
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

interface DrawnProps extends Pick<LanesProps, 'says' | 'onPick'> {
  readonly shown: Shown<LanesRun>;
  readonly width: number;
  readonly kind: string;
  readonly onDrag: (time: number) => void;
  readonly onEnd: () => void;
}

function Drawn({ shown, width, kind, says, onPick, onDrag, onEnd }: DrawnProps): ReactElement {
  const { run, time, settled } = shown;
  const layout = useMemo(() => layoutLanes(run, width), [run, width]);
  const picture: Picture = lanesPicture(run, layout, time, settled);
  return (
    <svg className={`lanes-svg lanes-${kind}`} viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={says}>
      <g aria-hidden="true">
        {picture.shapes.map((shape) => (
          <Element key={shape.key} shape={shape} />
        ))}
      </g>
      <Targets targets={picture.targets} onPick={onPick} />
      <Grip
        layout={layout}
        now={picture.now}
        onDrag={(y) => onDrag(picture.first + (y - layout.top) / layout.scale)}
        onEnd={onEnd}
      />
    </svg>
  );
}

/**
 * Lanes and messages: time runs down, each who takes part has a lane, and what goes from one to another is a line
 * whose slope is its delay. The picture is a function of the run and the time, so a step is a piece of film, Back is
 * the film backwards, and after a change the old run goes back to where the two part and the new one goes on.
 */
export function Lanes({ run, time, says, isTried, onPick, onSeek }: LanesProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const [held, setHeld] = useState(false);
  const isStill = (): boolean =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    !!root.current?.closest('.lab')?.querySelector('input[type="range"]:active');
  const [shown, show] = useClock({ run, to: time, held: held || isTried, parting, isStill });
  const drawn = {
    shown,
    says,
    onPick,
    onDrag: (to: number) => {
      const within = Math.min(Math.max(to, 0), run.end);
      setHeld(true);
      show(within);
      onSeek(within);
    },
    onEnd: () => setHeld(false),
  };
  // In the browser it is drawn anew for the width that it has there, and as high as before.
  return (
    <div className="lanes" ref={root} data-changes-by-itself="">
      {width === null ? (
        Object.entries(WIDTHS).map(([kind, wide]) => <Drawn key={kind} kind={kind} width={wide} {...drawn} />)
      ) : (
        <Drawn kind="live" width={width} {...drawn} />
      )}
    </div>
  );
}
