import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type Setup } from './model';
import type { State } from './run';

const MODES = { module: 'a module (strict)', script: 'an old-style script' } as const;
const INNER = { arrow: 'an arrow function', function: 'a function' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options lab={lab} of={{ inner: ['In costs, map gets', INNER], mode: ['The file is', MODES] }} />
    </>
  );
}

/** One function, and calls that each fill in its this anew. */
export default function ThisBinding(): ReactElement {
  const lab = useLab(model);
  const calls = lab.frame.state.lines.flatMap((one) => one.calls.filter(({ argument }) => argument !== null));
  return (
    <LabFrame
      lab={lab}
      title="Who is “this”?"
      todo="Bet, then step. Or drag an object before a dot, or away from it."
      then="Let costs give map a function and no arrow function. Then see what an old-style script fills in."
      notice="What falls into the blank “this”, and that nothing falls where nothing stands before the dot of the call. Arrow functions have no such blank."
      caption="The function is the same in all lines. Each call hands it its “this”, and only an arrow function takes the “this” around the place where it was made."
      prediction={prediction}
      numbers={{
        calls: calls.length,
        'with a blank for “this”': calls.filter(({ kind }) => kind === 'function').length,
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['blue: now', 'dashed: undefined, or looked up outside', 'each line runs on its own, also after an error']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
