import type { ReactElement } from 'react';

import { Chip, Row } from '@groundwork/labs-kit';
import type { State } from './model';
import { HEIGHT, type Gap } from './rules';

/** The margins of one distance, and what they come to. */
function GapRow({ gap, at, told }: { readonly gap: Gap; readonly at: boolean; readonly told: boolean }): ReactElement {
  return (
    <Row label={gap.where} says={`Margins ${gap.where}`}>
      {gap.margins.map(({ of, side, size }) => (
        <Chip key={of + side} text={`${of} ${size}`} mark={at && !told ? 'look' : null} />
      ))}
      <Chip text={told ? `= ${gap.size}` : '= ?'} kind="empty" mark={at && told ? 'found' : null} />
    </Row>
  );
}

const WIDTH = 320;
/** Units of the drawing for a pixel, so that the tallest stack fits. */
const SCALE = 0.7;

function Box({
  top,
  bottom,
  name,
  inset,
}: {
  readonly top: number;
  readonly bottom: number;
  readonly name: string;
  readonly inset: number;
}): ReactElement {
  return (
    <g>
      <rect className="lab-shape" x={inset} y={top * SCALE} width={WIDTH - 2 * inset} height={(bottom - top) * SCALE} />
      <text className="lab-svg-left" x={inset + 8} y={top * SCALE + 15}>
        {name}
      </text>
      <text className="lab-svg-soft lab-svg-right" x={WIDTH - inset - 8} y={top * SCALE + 15}>
        {`${top} to ${bottom}`}
      </text>
    </g>
  );
}

/** The boxes that are placed so far, to scale. */
function Stack({ state }: { readonly state: State }): ReactElement {
  const { parent, a, b, end } = state.boxes;
  const words = [
    parent && `The parent is from ${parent.top} to ${parent.bottom ?? '…'}`,
    a !== undefined && `a from ${a} to ${a + HEIGHT}`,
    b !== undefined && `b from ${b} to ${b + HEIGHT}`,
  ].filter(Boolean);
  return (
    <svg
      className="lab-svg lab-tree"
      viewBox={`-1 -11 ${WIDTH + 2} 212`}
      role="img"
      aria-label={words.length > 0 ? `${words.join(', ')}.` : 'Nothing is placed yet.'}
    >
      <line className="lab-line" x1={0} x2={WIDTH} y1={0} y2={0} />
      {end !== undefined && <line className="lab-line" x1={0} x2={WIDTH} y1={end * SCALE} y2={end * SCALE} />}
      {parent && (
        <>
          <rect
            className="lab-shape"
            x={12}
            y={parent.top * SCALE}
            width={WIDTH - 24}
            height={Math.max(1, (parent.bottom ?? parent.top) - parent.top) * SCALE}
          />
          <text className="lab-svg-left" x={20} y={parent.top * SCALE + 15}>
            parent
          </text>
        </>
      )}
      {a !== undefined && <Box top={a} bottom={a + HEIGHT} name="a" inset={78} />}
      {b !== undefined && <Box top={b} bottom={b + HEIGHT} name="b" inset={12} />}
    </svg>
  );
}

/** The stack of blocks, and below it each distance with the margins that meet in it. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  return (
    <>
      <Stack state={state} />
      {state.gaps.map((gap, index) => (
        <GapRow
          key={gap.where}
          gap={gap}
          at={index === state.at}
          told={index < state.at || (index === state.at && state.told)}
        />
      ))}
    </>
  );
}
