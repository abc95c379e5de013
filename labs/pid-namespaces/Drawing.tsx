import type { ReactElement } from 'react';

import { MarkSign } from '@groundwork/labs-kit';
import type { Process, State } from './run';

/** The number of a process in a namespace, or null where nobody can see it. */
function numberIn(process: Process, space: number): number | null {
  const level = process.spaces.indexOf(space);
  return level < 0 ? null : process.numbers[level]!;
}

function Row({ state, process }: { readonly state: State; readonly process: Process }): ReactElement {
  const name = process.numbers[0]!;
  const mark = state.about?.process === name ? state.about.mark : null;
  return (
    <tr>
      {state.spaces.map((space, index) => {
        const number = numberIn(process, index);
        return (
          <td key={space.name}>
            {number === null ? (
              <>
                <span aria-hidden="true">{'·'}</span>
                <span className="lab-hidden">{'not visible'}</span>
              </>
            ) : (
              <span className="lab-cell" data-kind="key" data-mark={index === 0 ? mark : null}>
                <span>{number}</span>
                <MarkSign mark={index === 0 ? mark : null} />
              </span>
            )}
          </td>
        );
      })}
      <td>{state.spaces[process.forChildren]!.name}</td>
    </tr>
  );
}

/** One row for a process, one column for a namespace: a number where the process can be seen. */
export function Drawing({ state }: { readonly state: State }): ReactElement {
  const rows = [...state.alive].sort((a, b) => a.numbers[0]! - b.numbers[0]!);
  return (
    <table>
      <caption className="lab-hidden">{'Processes and their numbers'}</caption>
      <thead>
        <tr>
          {state.spaces.map((space) => (
            <th scope="col" key={space.name}>
              {space.closed ? `${space.name} (closed)` : `in ${space.name}`}
            </th>
          ))}
          <th scope="col">{'children start in'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((process) => (
          <Row key={process.numbers[0]} state={state} process={process} />
        ))}
      </tbody>
    </table>
  );
}
