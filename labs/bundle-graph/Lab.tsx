import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import type { Setup } from './graph';
import { EXAMPLES, model, prediction, type State } from './model';

const DELIVERY = { modules: 'modules', hinted: 'modules, all hinted', bundle: 'bundle' } as const;
const CART = { used: 'import, and uses it', unused: 'import, and no use', lazy: 'import() on a click' } as const;
const PRICE = { used: 'import', lazy: 'import() on a click' } as const;
const EFFECT = { no: 'nothing', yes: 'something' } as const;
const FREE = { no: 'nothing', yes: 'sideEffects: false' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          delivery: ['Delivered as', DELIVERY],
          cart: ['main has cart by', CART],
          price: ['cart has price by', PRICE],
          effect: ['On loading, locale does', EFFECT],
          free: ['package.json says', FREE],
        }}
      />
    </>
  );
}

/** The shop's modules: what is read, what is left out, which files are written, and in which waves they load. */
export default function BundleGraph(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const files = state.waves.reduce((all, wave) => all + wave.files.length, 0);
  return (
    <LabFrame
      lab={lab}
      title="From modules to files"
      todo="Step on: what is left out."
      then="Let package.json say sideEffects: false, and let cart come on a click."
      notice="How many waves each way has, and which modules are written though nobody uses them."
      caption="A bundler knows the whole graph before anyone waits: it leaves out what is not used and does nothing, and each import() begins a file and a wave."
      prediction={prediction}
      numbers={{
        'modules written': state.kept === null ? 'not decided' : state.kept.size,
        'files loaded': files,
        waves: state.waves.length,
      }}
      controls={<Controls lab={lab} />}
      marks={['look', 'found', 'removed', 'put']}
      signs={['! does something on loading']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
