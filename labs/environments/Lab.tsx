import type { ReactElement } from 'react';

import { Choice, LabFrame, Source, useLab } from '@groundwork/labs-kit';
import { Records } from './Drawing';
import { model, prediction } from './model';
import { PROGRAMS, programs, type Name } from './programs';

const TITLES = Object.fromEntries(PROGRAMS.map((name) => [name, programs[name].title])) as Record<Name, string>;

/** Six programs, the environments that they create, and the functions that keep them. */
export default function Environments(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Which environment, and what keeps it?"
      todo="Step through the loop up to the end."
      then="Choose another program, and say what it prints before you step."
      notice="In which environment each function is created, that a search for a name goes from there outwards, and which environments nothing keeps."
      caption="A function refers to the environment in which it was created, and looks for names from there outwards, whatever calls it. An environment stays while code runs in it, or while your program can reach a function that needs it."
      prediction={prediction}
      numbers={{
        printed: state.output.join(' ') || '–',
        environments: state.records.length,
        'of them kept': state.kept.length,
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
      signs={['dashed: nothing keeps it', 'environments without variables may be left out']}
    >
      <Source lines={programs[lab.setup].source} at={state.line} />
      <Records state={state} />
    </LabFrame>
  );
}
