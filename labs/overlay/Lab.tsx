import { useState, type ReactElement } from 'react';
import { Buttons, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { bytesOf, PATHS, viewOf, type Path } from './layers';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import type { Op, State } from './run';

const MARKED = {
  yes: 'marked as opaque',
  no: 'not marked (broken)',
} as const;

const NAMES = Object.fromEntries(PATHS.map((path) => [path, path])) as Record<Path, Path>;

function numbers({ layers, copied, asked }: State): Record<string, string> {
  const all = layers.reduce((sum, layer) => sum + bytesOf(layer), 0);
  return {
    'layers asked': `${asked} of ${layers.length}`,
    'copied up': `${copied} B`,
    'in the view': `${bytesOf(viewOf(layers))} B`,
    'in changes': `${bytesOf(layers[0]!)} B`,
    'in all layers': `${all} B`,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const [path, setPath] = useState<Path>('mail/july');
  const { marks, ops } = lab.setup;
  const run = (op: Op) => () => lab.extend({ marks, ops: [...ops, op].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ marks, ops: list }, 0)} />
      <Choice name="lab-overlay-path" label="Name" options={NAMES} value={path} onChange={setPath} />
      <Buttons
        label="In the view"
        actions={{
          Read: run({ act: 'read', path }),
          'Append a line': run({ act: 'append', path }),
          Remove: run({ act: 'remove', path }),
          'Make directory': run({ act: 'mkdir', path }),
        }}
      />
      <Buttons label="Stack" actions={{ 'Seal the changes': run({ act: 'seal' }) }} />
      <Choice
        name="lab-overlay-marks"
        label="A directory made over a whiteout is"
        options={MARKED}
        value={marks ? 'yes' : 'no'}
        onChange={(chosen) => lab.replace({ marks: chosen === 'yes', ops })}
      />
    </>
  );
}

/** Overlay: look a name up through the layers, change it, delete it, and see which layer pays. */
export default function Overlay(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="An overlay, name by name"
      todo="Bet, then Step: july is looked up in the new directory."
      then="Change and remove names in the view, and seal the changes to build a layer on them."
      notice="Which layers a search asks and what ends it, how much a change copies, and that no layer below ever changes."
      caption="A search ends at the first layer that has the name, a whiteout of it, or an opaque directory around it. Only changes is ever written, so removing a file that only the image has never makes the sum of the layers smaller."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'colour: the layer that a file comes from',
        'dashed: still there, not seen',
        'dark: hides what is below',
        'bars: lines of a file',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
