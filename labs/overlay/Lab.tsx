import { useState, type ReactElement } from 'react';
import { Buttons, Choice, Examples, LabFrame, MarkSign, useLab, type Lab } from '@groundwork/labs-kit';
import { bytesOf, PATHS, viewOf, type Entry, type Path } from './layers';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { nameOf, type Mark, type Op, type State } from './run';

const MARKED = {
  yes: 'marked as opaque',
  no: 'not marked (broken)',
} as const;

const NAMES = Object.fromEntries(PATHS.map((path) => [path, path])) as Record<Path, Path>;

/** What a cell says: short enough for a phone. */
function words(entry: Entry | undefined): { kind: string; text: string; spoken: string } {
  if (entry === undefined) return { kind: 'empty', text: '', spoken: 'nothing' };
  if (entry.kind === 'whiteout') return { kind: 'tombstone', text: 'c 0/0', spoken: ' whiteout' };
  if (entry.kind === 'dir') return { kind: 'key', text: entry.opaque ? 'opaque' : 'dir', spoken: '' };
  return { kind: 'key', text: `${entry.bytes} B`, spoken: '' };
}

function Cell({ entry, mark }: { readonly entry: Entry | undefined; readonly mark: Mark | null }): ReactElement {
  const { kind, text, spoken } = words(entry);
  return (
    <td>
      <span className="lab-cell" data-kind={kind} data-mark={mark}>
        <span className="lab-cell-text">
          {text !== '' && <span>{text}</span>}
          {spoken !== '' && <span className="lab-hidden">{spoken}</span>}
        </span>
        <MarkSign mark={mark} />
      </span>
    </td>
  );
}

/** A row for each name, a column for the view and for each layer. */
function Stack({ state }: { readonly state: State }): ReactElement {
  const { layers, cursor } = state;
  const view = viewOf(layers);
  const markAt = (layer: number, path: Path) =>
    cursor !== null && cursor.layer === layer && cursor.path === path ? cursor.mark : null;
  return (
    <table aria-label="Layers, and what the view shows">
      <thead>
        <tr>
          <th scope="col">name</th>
          <th scope="col">view</th>
          {layers.map((_, layer) => (
            <th key={layer} scope="col">
              {nameOf(layer, layers.length)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PATHS.map((path) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <Cell entry={view[path]} mark={null} />
            {layers.map((layer, index) => (
              <Cell key={index} entry={layer[path]} mark={markAt(index, path)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      todo="Step on: july is looked up in the new directory."
      then="Change and remove names in the view, and seal the changes to build a layer on them."
      notice="Which layers a search asks and what ends it, how much a change copies, and that no layer below ever changes."
      caption="A search ends at the first layer that has the name, a whiteout of it, or an opaque directory around it. Only changes is ever written, so removing a file that only the image has never makes the sum of the layers smaller."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['pass', 'put', 'found', 'absent', 'removed']}
      signs={['c 0/0 whiteout']}
    >
      <Stack state={state} />
    </LabFrame>
  );
}
