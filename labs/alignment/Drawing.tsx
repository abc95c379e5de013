import type { ReactElement } from 'react';

import { Columns } from '@groundwork/labs-kit';
import type { State } from './model';
import { HEIGHT, WIDTH } from './rules';

const NAMES = ['1', '2', '3'] as const;

/** The container with the areas of the items, dashed, and the items; what moved in this step is marked. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const { items, areas } = state.placed;
  const words = items.map(({ x, y, width, height }, index) => `${NAMES[index]} at ${x},${y}, ${width} by ${height}`);
  const isMoved = (index: number): boolean =>
    JSON.stringify(items[index]) !== JSON.stringify(state.before.items[index]);
  return (
    <>
      <svg
        className="lab-svg lab-tree"
        viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
        role="img"
        aria-label={`${words.join('; ')}.`}
      >
        <rect className="lab-line" x={-1} y={-1} width={WIDTH + 2} height={HEIGHT + 2} />
        {areas.map(({ x, y, width, height }, index) => (
          <rect key={index} className="lab-line" strokeDasharray="3 3" x={x} y={y} width={width} height={height} />
        ))}
        {items.map(({ x, y, width, height }, index) => (
          <g key={index}>
            <rect
              className="lab-shape"
              data-mark={isMoved(index) ? 'changed' : null}
              x={x + 2}
              y={y + 2}
              width={width - 4}
              height={height - 4}
            />
            <text x={x + width / 2} y={y + height / 2 + 4}>
              {NAMES[index]}
            </text>
          </g>
        ))}
      </svg>
      <table>
        <caption className="lab-hidden">{'Where the items are, in pixels'}</caption>
        <Columns names={['item', 'x, y', 'size', 'in this step']} />
        <tbody>
          {items.map(({ x, y, width, height }, index) => (
            <tr key={index}>
              <th scope="row">{NAMES[index]}</th>
              <td>{`${x}, ${y}`}</td>
              <td>{`${width} by ${height}`}</td>
              <td>{isMoved(index) ? '≠ changed' : 'as before'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
