import type { ReactElement } from 'react';

import { Chip, Columns } from '@groundwork/labs-kit';
import type { State } from './machine';

/** A number tells environments of the same name apart, such as two calls of one function. */
function nameOf({ records }: State, index: number): string {
  const { name } = records[index]!;
  const number = records.slice(0, index + 1).filter((one) => one.name === name).length;
  return records.filter((one) => one.name === name).length === 1 ? name : `${name} #${number}`;
}

/** Names and values of a record, in words. */
function variablesOf(state: State, index: number): string {
  const entries = Object.entries(state.records[index]!.variables);
  return (
    entries.map(([name, { text }]) => (text === name ? `${name}()` : `${name}: ${text}`)).join(', ') || 'no variables'
  );
}

/** Who keeps a record alive: functions that were made in it and can still be reached. */
function keptBy(state: State, index: number): string {
  if (index === state.here) return 'running code';
  const reachable = new Set(
    state.kept.flatMap((at) => Object.values(state.records[at]!.variables).flatMap(({ functions }) => functions)),
  );
  const count = state.closures.filter(({ record }, closure) => record === index && reachable.has(closure)).length;
  if (count > 0) return count === 1 ? '1 function' : `${count} functions`;
  return state.kept.includes(index) ? 'inner environment' : 'nothing';
}

function Row({ state, index }: { readonly state: State; readonly index: number }): ReactElement {
  const { outer } = state.records[index]!;
  const mark = state.marks[index] ?? null;
  const kept = state.kept.includes(index);
  return (
    <tr>
      <th scope="row">
        <ul className="lab-chips">
          <Chip text={nameOf(state, index)} kind={kept ? 'key' : 'empty'} mark={mark} />
        </ul>
      </th>
      <td>{variablesOf(state, index)}</td>
      <td>{outer === null ? '–' : nameOf(state, outer)}</td>
      <td>{keptBy(state, index)}</td>
    </tr>
  );
}

/** Every record that was made and has something to show: its names, the record around it, and who keeps it. */
export function Records({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <caption className="lab-hidden">{'Environments'}</caption>
      <Columns names={['environment', 'variables', 'around it', 'kept by']} />
      <tbody>
        {state.records.map((_, index) => (
          <Row key={index} state={state} index={index} />
        ))}
      </tbody>
    </table>
  );
}
