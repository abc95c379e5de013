import type { ReactElement } from 'react';

import { Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Source } from '../_kit/Source';
import { useLab } from '../_kit/useLab';
import { Records } from './Drawing';
import { model, prediction } from './model';
import { PROGRAMS, programs, type Name } from './programs';

const TITLES = Object.fromEntries(PROGRAMS.map((name) => [name, programs[name].title])) as Record<Name, string>;

/** Six programs, the records that they make, and the functions that keep them. */
export function Environments(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Which record, and who keeps it?"
      todo="Step through the loop up to the end. Then choose another program, and say what it prints before you step."
      notice="In which record each function is made, that a search goes from there outwards, and which records nobody keeps."
      caption="A function keeps the record in which it was made, and finds its names there, whatever calls it. When the last function that points to a record is gone, so is the record."
      prediction={prediction}
      numbers={{
        printed: state.output.join(' ') || '–',
        records: state.records.length,
        'of them reachable': state.kept.length,
      }}
      controls={
        <Choice
          name="lab-environments-program"
          label="Program"
          options={TITLES}
          value={lab.setup}
          onChange={(name) => lab.replace(name, 0)}
        />
      }
      marks={['put', 'pass', 'found', 'changed']}
      signs={['dashed: nobody keeps it', 'records of blocks without names are left out']}
    >
      <Source lines={programs[lab.setup].source} at={state.line} />
      <Records state={state} />
    </LabFrame>
  );
}
