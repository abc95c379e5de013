import type { ReactElement } from 'react';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { Options } from '../_kit/Options';
import { Chip, Columns, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { model, prediction, type Setup } from './model';
import { eligible, lag, LENGTH, SLEEPER, type State, type Thread } from './run';

const SLICES = { 1: '1 ms', 4: '4 ms, as the loops', 100: '100 ms' } as const;
const NICES = { 0: '0, as the others', 5: '5' } as const;

function condition(state: State, one: Thread): string {
  if (!one.awake) return 'sleeps';
  if (one.name === state.running) return 'runs';
  return eligible(state.threads).includes(one) ? 'eligible' : 'had too much';
}

function Threads({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <Columns names={['thread', 'ran', 'owed', 'deadline', 'state']} />
      <tbody>
        {state.threads.map((one) => {
          const mark = one.name === state.at ? state.mark : null;
          return (
            <tr key={one.name}>
              <th scope="row">
                <span className="lab-cell" data-kind={one.awake ? 'key' : 'empty'} data-mark={mark}>
                  <span>{one.name}</span>
                  <MarkSign mark={mark} />
                </span>
              </th>
              <td>{one.ran}</td>
              <td>{one.awake ? lag(state.threads, one).toFixed(1).replace('-0.0', '0.0').replace('-', '−') : ''}</td>
              <td>{one.awake ? (one.deadline / 1000).toFixed(1) : ''}</td>
              <td>{condition(state, one)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who had the processor: runs of milliseconds, the last twelve. */
function History({ state }: { readonly state: State }): ReactElement {
  const runs: { name: string; ms: number }[] = [];
  for (const name of state.log) {
    const last = runs.at(-1);
    if (last?.name === name) last.ms += 1;
    else runs.push({ name, ms: 1 });
  }
  const shown = runs.slice(-12);
  return (
    <Row
      label={runs.length > shown.length ? 'last had it' : 'had it'}
      says="Who had the processor, and for how many milliseconds"
      ordered
    >
      {(shown.length === 0 ? [{ name: 'nobody yet', ms: 0 }] : shown).map(({ name, ms }, index) => (
        <Chip key={index} text={ms === 0 ? name : `${name}: ${ms} ms`} kind={name === SLEEPER ? 'key' : 'empty'} />
      ))}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        slice: ['The sleeper asks for slices of', SLICES],
        nice: ['Loop 1 has the nice value', NICES],
      }}
    />
  );
}

/** EEVDF on one processor: four endless loops and a thread that sleeps 10 ms and works 1 ms. */
export function Scheduler(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const late = state.late.length === 0 ? 'has not run' : `${state.late.at(-1)!} ms, worst ${Math.max(...state.late)}`;
  return (
    <LabFrame
      lab={lab}
      title="Who runs next"
      todo="Step on until the sleeper runs."
      then="Give it slices of 1 ms, and step on from its waking again. Last, give loop 1 the nice value 5 and go to the end."
      notice="Who is owed something, whose deadline is first, and how late the sleeper runs."
      caption="EEVDF picks, of those who had no more than their share, the one with the earliest deadline. A shorter slice makes a thread run sooner, a lower weight less. Simplified: the kernel looks once a millisecond, and what a sleeper was owed is forgotten at once."
      prediction={prediction}
      numbers={{
        time: `${state.now} of ${LENGTH} ms`,
        'sleeper ran late by': late,
        'loop 1 against loop 2': `${state.threads[0]!.ran} to ${state.threads[1]!.ran} ms`,
      }}
      controls={<Controls lab={lab} />}
      marks={['look', 'found', 'changed']}
      signs={['ran and owed in ms', 'deadline in virtual ms']}
    >
      <Threads state={state} />
      <History state={state} />
    </LabFrame>
  );
}
