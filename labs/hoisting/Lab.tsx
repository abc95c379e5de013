import type { ReactElement } from 'react';

import { LabFrame, Options, Source, useLab, type Lab } from '@groundwork/labs-kit';
import { Records } from './Drawing';
import { model, prediction } from './model';
import { inBlock, type State } from './run';
import { source, type Setup } from './source';

const KINDS = {
  var: 'var',
  let: 'let',
  const: 'const',
  class: 'class',
  function: 'function',
  sloppy: 'function in a block, sloppy',
  strict: 'function in a block, strict',
} as const;
const USES = { value: 'print(x)', typeof: 'print(typeof x)', later: 'a function, called later' } as const;
const OUTER = { yes: 'yes', no: 'no' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        kind: ['How x is declared', KINDS],
        use: ['What uses it', USES],
        outer: ['Another x outside', OUTER],
      }}
    />
  );
}

/** One name, its declaration and its uses: created on entry, initialised on its line. */
export default function Hoisting(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="When is x created, and when is x initialised?"
      todo="Step on to the end."
      then="Change the kind of declaration, what uses x, and whether there is an x outside."
      notice="Which x is created when main() is entered, before its first line; and that in the dead zone the x outside is not read."
      caption="JavaScript creates the variables of a scope when the scope is entered. What they hold until their declaration runs depends on the kind of declaration. An uninitialised variable already hides the variable outside."
      prediction={prediction}
      numbers={{ printed: state.output.join(' · ') || '–' }}
      controls={<Controls lab={lab} />}
      marks={['put', 'found', 'changed', 'absent']}
      signs={['dashed: this scope has no x']}
    >
      <Source lines={source(lab.setup).map(({ text }) => text)} at={state.line} />
      <Records state={state} block={inBlock(lab.setup)} />
    </LabFrame>
  );
}
