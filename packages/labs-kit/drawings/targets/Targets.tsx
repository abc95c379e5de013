import { useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';

export interface Target {
  readonly id: string;
  /** Its name for who chooses it. */
  readonly says: string;
}

interface TargetsProps<One extends Target> {
  readonly of: readonly One[];
  readonly group?: RefObject<SVGGElement | null>;
  readonly onPick: (target: One) => void;
  /** Whether a click is one, and not the end of a drag. */
  readonly isPress?: () => boolean;
  /** What Delete does, and the arrows to the sides. */
  readonly onDelete?: (target: One) => void;
  readonly onNudge?: (target: One, by: 1 | -1) => void;
  /** The element to point at, which takes what `stop` says; its id is its key. */
  readonly children: (target: One, stop: object) => ReactElement;
}

const KEYS: Readonly<Record<string, 'pick' | 'delete' | -1 | 1>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  Enter: 'pick',
  ' ': 'pick',
  Delete: 'delete',
  Backspace: 'delete',
};

const SIDES: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What can be chosen: one stop for the keyboard, in which the arrows up and down go from one to the next. */
export function Targets<One extends Target>({
  of,
  group,
  isPress = () => true,
  onPick,
  onDelete,
  onNudge,
  children,
}: TargetsProps<One>): ReactElement {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = of.some(({ id }) => id === chosen) ? chosen : of[0]?.id;
  const onKeyDown = (event: KeyboardEvent<SVGElement>, target: One): void => {
    const act = KEYS[event.key];
    const side = SIDES[event.key];
    if (side !== undefined && onNudge && !(event.ctrlKey || event.altKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      return onNudge(target, side);
    }
    if (event.ctrlKey || event.altKey || event.metaKey || act === undefined || (act === 'delete' && !onDelete)) return;
    event.preventDefault();
    if (act === 'pick') return onPick(target);
    if (act === 'delete') return onDelete?.(target);
    const next = event.currentTarget.parentElement?.children[of.indexOf(target) + act];
    if (next instanceof SVGElement) next.focus();
  };
  return (
    <g ref={group}>
      {of.map((target) =>
        children(target, {
          role: 'button',
          tabIndex: target.id === current ? 0 : -1,
          'aria-label': target.says,
          onFocus: () => setChosen(target.id),
          onClick: () => isPress() && onPick(target),
          onKeyDown: (event: KeyboardEvent<SVGElement>) => onKeyDown(event, target),
        }),
      )}
    </g>
  );
}
