import { useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

import { Element, Grip } from '../Lanes';
import { HEIGHT } from '../lanesLayout';
import { useClock, type Shown } from '../useClock';
import { useWidth } from '../useWidth';
import { layoutCards, partingOfCards, type CardsRun } from './cardsLayout';
import { cardsPicture, type Place } from './cardsPicture';

/** The widths that are drawn before the browser says its own: a phone's and a desktop's. */
const WIDTHS = { narrow: 344, wide: 704 } as const;

interface CardsProps {
  readonly run: CardsRun;
  /** The step to show. */
  readonly at: number;
  /** What the picture shows, in words. */
  readonly says: string;
  /** Whether this is rendered only to see how tall it is. */
  readonly isTried: boolean;
  /** Called with the id of the card or bar that the reader chooses. */
  readonly onPick: (id: string) => void;
  /** Called with the time under the pointer that drags "now". */
  readonly onSeek: (time: number) => void;
}

interface TargetsProps {
  readonly targets: readonly Place[];
  readonly onPick: (id: string) => void;
}

/** What can be chosen: one stop for the keyboard, in which the arrows up and down go from one to the next. */
function Targets({ targets, onPick }: TargetsProps): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = targets.some(({ thing }) => thing.id === chosen) ? chosen : targets[0]?.thing.id;
  const onKeyDown = (event: KeyboardEvent<SVGRectElement>, index: number): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isPick = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.altKey || event.metaKey || (by === undefined && !isPick)) return;
    event.preventDefault();
    if (by === undefined) return onPick(targets[index]!.thing.id);
    const next = event.currentTarget.parentElement?.children[index + by];
    if (next instanceof SVGElement) next.focus();
  };
  return (
    <g>
      {targets.map(({ thing, at }, index) => (
        <rect
          key={thing.id}
          className="cards-target"
          role="button"
          tabIndex={thing.id === current ? 0 : -1}
          aria-label={thing.says}
          {...at}
          onFocus={() => setChosen(thing.id)}
          onClick={() => onPick(thing.id)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </g>
  );
}

interface DrawnProps extends Pick<CardsProps, 'says' | 'onPick'> {
  readonly shown: Shown<CardsRun>;
  readonly width: number;
  readonly kind: string;
  readonly onDrag: (time: number) => void;
  readonly onEnd: () => void;
}

function Drawn({ shown: { run, time, settled }, width, kind, says, onPick, onDrag, onEnd }: DrawnProps): ReactElement {
  const layout = useMemo(() => layoutCards(run, width), [run, width]);
  const { shapes, targets, now, first } = cardsPicture(run, layout, time, settled);
  return (
    <svg className={`lanes-svg lanes-${kind}`} viewBox={`0 0 ${width} ${HEIGHT}`} role="group" aria-label={says}>
      <g aria-hidden="true">
        {shapes.map((shape) => (
          <Element key={shape.key} shape={shape} />
        ))}
      </g>
      <Targets targets={targets} onPick={onPick} />
      <Grip layout={layout} now={now} onDrag={(y) => onDrag(first + (y - layout.top) / layout.scale)} onEnd={onEnd} />
    </svg>
  );
}

/**
 * Lanes with cards: the steps of a run go down, each who takes part has a lane, what is sent goes across, what is said
 * or written stands as a card in a lane, and what somebody has for a time is a bar beside it. Like lanes, it is a
 * function of the run and the time.
 */
export function Cards({ run, at, says, isTried, onPick, onSeek }: CardsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const [held, setHeld] = useState(false);
  const isStill = (): boolean =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    !!root.current?.closest('.lab')?.querySelector('input[type="range"]:active');
  const [shown, show] = useClock({ run, to: at, held: held || isTried, parting: partingOfCards, isStill });
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
