import type { ReactElement } from 'react';

import { Buttons, Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import type { Setup } from './graph';
import { EXAMPLES, model, prediction, type State } from './model';

const DELIVERY = { modules: 'modules', hinted: 'modules, all hinted', bundle: 'bundle' } as const;
const CART = { used: 'import, and uses it', unused: 'import, and no use', lazy: 'import() on a click' } as const;
const PRICE = { used: 'import', lazy: 'import() on a click' } as const;
const EFFECT = { no: 'nothing', yes: 'something' } as const;
const FREE = { no: 'nothing', yes: 'sideEffects: false' } as const;
const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const set = (change: Partial<Setup>): void => lab.replace({ ...setup, ...change });
  const examples = Object.entries(EXAMPLES).map(([name, chosen]) => [name, () => lab.replace(chosen, 0)]);
  return (
    <>
      <Choice
        name="lab-bundle-graph-delivery"
        label="Delivered as"
        options={DELIVERY}
        value={setup.delivery}
        onChange={(delivery) => set({ delivery })}
      />
      <Choice
        name="lab-bundle-graph-cart"
        label="main has cart by"
        options={CART}
        value={setup.cart}
        onChange={(cart) => set({ cart })}
      />
      <Choice
        name="lab-bundle-graph-price"
        label="cart has price by"
        options={PRICE}
        value={setup.price}
        onChange={(price) => set({ price })}
      />
      <Choice
        name="lab-bundle-graph-effect"
        label="On loading, locale does"
        options={EFFECT}
        value={yes(setup.effect)}
        onChange={(value) => set({ effect: value === 'yes' })}
      />
      <Choice
        name="lab-bundle-graph-free"
        label="package.json says"
        options={FREE}
        value={yes(setup.free)}
        onChange={(value) => set({ free: value === 'yes' })}
      />
      <Buttons label="Start from" actions={Object.fromEntries(examples)} />
    </>
  );
}

/** The shop's modules: what is read, what is left out, which files are written, and in which waves they load. */
export function BundleGraph(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const files = state.waves.reduce((all, wave) => all + wave.files.length, 0);
  return (
    <LabFrame
      lab={lab}
      title="From modules to files"
      todo="Step on: what is left out. Then let package.json say sideEffects: false, and let cart come on a click."
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
