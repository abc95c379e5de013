import type { ReactElement } from 'react';
import { Buttons, Chip, Examples, LabFrame, Row, useLab, type Lab } from '@groundwork/labs-kit';
import { EXAMPLES, model, MOST_OPS, ops, prediction, type Setup } from './model';
import { MOST_WANTED, type State, type Who } from './run';

const NAMES: Readonly<Record<Who, string>> = { edge: 'Edge', level: 'Level' };

/** The workers of one controller; those that are gone in this frame are shown a last time. */
function Workers({ state, who }: { readonly state: State; readonly who: Who }): ReactElement {
  const at = state.at?.who === who ? state.at : null;
  const gone = at?.mark === 'removed' ? at.names : [];
  const names = [...gone, ...state.workers[who]];
  return (
    <Row label={`${NAMES[who]}: ${state.workers[who].length}`} says={`Workers of ${NAMES[who]}`} none="none">
      {names.map((name) => {
        const mark = at?.names.includes(name) ? at.mark : null;
        return <Chip key={name} text={name} mark={mark} />;
      })}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const act = (word: string) => () => lab.extend({ ops: [...lab.setup.ops, ...ops(word)].slice(0, MOST_OPS) });
  const scale = Array.from({ length: MOST_WANTED + 1 }, (_, to) => [String(to), act(`s${to}`)]);
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ops: list }, 0)} />
      <Buttons label="Scale to" actions={Object.fromEntries(scale)} />
      <Buttons
        label="Accidents"
        actions={{
          'Delete a worker': act('d'),
          'Break the watch': act('b'),
          'Let the watch come back': act('l'),
          'Restart both controllers': act('r'),
        }}
      />
    </>
  );
}

/** Two controllers, one that counts events and one that compares, through the same accidents. */
export default function ReconcileLoop(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Counting events, or comparing"
      todo="Step on: the watch comes back."
      then="Restart both controllers. Break the watch, change the number of workers, and let the watch come back."
      notice="What each controller has to remember to be right, and when Level writes nothing."
      caption="Edge is right as long as it has seen every event once and forgets nothing. Level remembers nothing: one pass puts right whatever happened."
      prediction={prediction}
      numbers={{
        wanted: state.want,
        watch: state.watching ? 'up' : 'broken',
        'events lost': state.missed,
      }}
      controls={<Controls lab={lab} />}
      marks={['put', 'removed', 'look', 'found']}
      signs={['w1, w2, …: workers of Edge']}
    >
      <p className="lab-note">{`The spec wants ${state.want}`}</p>
      <Workers state={state} who="edge" />
      <Workers state={state} who="level" />
    </LabFrame>
  );
}
