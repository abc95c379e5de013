import type { ReactElement } from 'react';

import { Columns, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, NAMES, prediction, switched, WISHES, type Setup, type State } from './model';
import { ATTEMPTS, LAYERS, type Reach } from './rules';

const SIGNS: Readonly<Record<Reach, string>> = {
  host: '✗ reaches the host',
  own: '○ only the container',
  no: '✓ refused',
};

/** Every attempt with its outcome so far, and the layer that decided. */
function Attempts({ state }: { readonly state: State }): ReactElement {
  return (
    <table>
      <Columns names={['root tries to', 'outcome', 'decided by']} />
      <tbody>
        {ATTEMPTS.map((attempt, index) => {
          const verdict = state.verdicts[index];
          const last = index === state.verdicts.length - 1;
          return (
            <tr key={attempt}>
              <th scope="row">{`${last ? '▶ ' : ''}${WISHES[attempt]}`}</th>
              <td>{verdict === undefined ? '?' : SIGNS[verdict.reach]}</td>
              <td>{verdict === undefined ? '' : verdict.by === null ? 'nothing' : NAMES[verdict.by]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const on = lab.setup;
  return (
    <>
      <Examples of={EXAMPLES} start={(set) => lab.replace(set, 0)} />
      <fieldset className="lab-choice">
        <legend>{'Layers'}</legend>
        {LAYERS.map((layer) => (
          <label key={layer} className="lab-option" htmlFor={`lab-container-view-${layer}`}>
            <input
              type="checkbox"
              id={`lab-container-view-${layer}`}
              checked={on.includes(layer)}
              onChange={() => lab.replace(switched(on, layer))}
            />
            <span>{NAMES[layer]}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function numbers({ verdicts }: State): Record<string, number> {
  const count = (reach: Reach) => verdicts.filter((verdict) => verdict.reach === reach).length;
  return {
    tried: verdicts.length,
    'reach the host': count('host'),
    'reach only the container': count('own'),
    refused: count('no'),
  };
}

/** Which layer of a container answers which attempt of its root, and what none of them answers. */
export default function ContainerView(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="What a container keeps from the host"
      todo="Step nine times: each step is one try of root in a privileged container."
      then="Switch layers on and off: the table then shows the outcomes of all nine tries at once. A button named after an option sets the layers as docker run does with this option. The lab has no security module."
      notice="Which layer stops which try. More than one layer can stop some tries."
      caption="For example, the seccomp filter alone stops root from calling the kernel's encryption code with the usual system call. (A 32-bit program has a second call, which only a security module refuses.) The filter alone does not stop root from setting the clock: Docker's filter allows each call that belongs to a capability of the container. The reduction to 14 capabilities stops this try. The user namespace stops this try as well. Only the memory limit stops root from taking all memory. No layer gives the container a kernel of its own."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✗ reaches the host', '○ reaches only the container', '✓ refused', '▶ this step']}
    >
      <Attempts state={state} />
    </LabFrame>
  );
}
