import type { ReactElement } from 'react';

import { LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { ShadowStack, Stack } from './Drawing';
import { model, prediction, type Setup } from './model';
import { hex, inWords, type State } from './run';

const PROTECTIONS = { none: 'none', canary: 'canary', shadow: 'shadow stack' } as const;
const ENDINGS = {
  main: 'main goes on',
  secret: 'secret runs',
  abort: 'aborted by the canary',
  fault: 'stopped by the processor',
} as const;

function numbers(state: State): Record<string, string | number> {
  return {
    rsp: hex(state.rsp),
    rbp: inWords(state.rbp),
    'words written outside the buffer': state.outside,
    'how it ends': state.ending ? ENDINGS[state.ending] : '–',
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        protection: ['Protection', PROTECTIONS],
        count: 'Words that fill writes (0: only the return address)',
      }}
    />
  );
}

/** The frames of three calls, and an overflow with and without protection. */
export default function StackFrames(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Three calls, one overflow"
      todo="Step on while fill writes, up to the end."
      then="Try the canary and the shadow stack, each with 6 words, 3 words and 0."
      notice="Which word each write hits, and at which instruction somebody compares something."
      caption="A return jumps to whatever lies in its word. A canary notices what passes over it, a shadow stack what changes a return address, and both only when the function returns."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['put', 'changed', 'look', 'found']}
      signs={['dashed: below rsp, free']}
    >
      <Stack state={state} />
      {state.protection === 'shadow' && <ShadowStack entries={state.shadow} />}
    </LabFrame>
  );
}
