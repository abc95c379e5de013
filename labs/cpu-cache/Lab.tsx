import type { ReactElement } from 'react';
import { Ask, Choice, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { LINE } from './cache';
import { EXAMPLES, model, MOST_LOADS, prediction, WAYS, type Setup } from './model';
import { measure, type Mark, type State } from './run';

const DIVISIONS = {
  '1': '8 sets of 1 way',
  '2': '4 sets of 2',
  '4': '2 sets of 4',
  '8': '1 set of 8',
} as const;

/** The sign of what happens to a place. A line that comes in is loaded, not written: the program only reads. */
function Sign({ mark }: { readonly mark: Mark | null }): ReactElement {
  if (mark !== 'put') return <MarkSign mark={mark} />;
  return (
    <span className="lab-mark">
      <span aria-hidden="true">+</span>
      <span className="lab-hidden">loaded</span>
    </span>
  );
}

/** A set as a row of its ways; each shows the first address of its line. */
function SetRow({ state, set }: { readonly state: State; readonly set: number }): ReactElement {
  const { cache, cursor } = state;
  const lines = cache.sets[set]!;
  const next = lines.includes(null) ? null : cache.order[set]![0]!;
  return (
    <li>
      <span className="lab-index">{set}</span>
      {lines.map((line, way) => {
        const here = cursor?.set === set && (cursor.way === null || cursor.way === way) ? cursor.mark : null;
        return (
          <span key={way} className="lab-cell" data-kind={line === null ? 'empty' : 'key'} data-mark={here}>
            <span className="lab-cell-text">
              <span className={line === null ? 'lab-hidden' : undefined}>{line === null ? 'empty' : line * LINE}</span>
              {line !== null && line === next && <span aria-hidden="true">↓</span>}
              {line !== null && line === next && <span className="lab-hidden">next to go</span>}
            </span>
            <Sign mark={here} />
          </span>
        );
      })}
    </li>
  );
}

/** The reads of the run: done ones with what they found, then those to come. */
function Loads({ state }: { readonly state: State }): ReactElement {
  return (
    <Row label="Reads" says="Reads of this run and what they found" ordered>
      {state.loads.map((address, index) => {
        const hit = state.hits[index];
        const mark = hit === undefined ? null : hit ? 'found' : 'absent';
        return (
          <li key={index}>
            <span className="lab-cell" data-kind={mark === null ? 'empty' : 'key'} data-mark={mark}>
              <span>{address}</span>
              <MarkSign mark={mark} />
            </span>
          </li>
        );
      })}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { ways, loads } = lab.setup;
  const add = (text: string) => lab.extend({ ways, loads: [...loads, Number(text)].slice(0, MOST_LOADS) });
  return (
    <>
      <Examples label="Read" of={EXAMPLES} start={(list) => lab.replace({ ways, loads: list }, 0)} />
      <Choice
        name="lab-cpu-cache-ways"
        label="512 bytes as"
        options={DIVISIONS}
        value={`${ways}`}
        onChange={(chosen) => lab.replace({ ways: WAYS.find((count) => String(count) === chosen)!, loads })}
      />
      <Ask
        id="lab-cpu-cache-address"
        label="Address"
        start="768"
        numeric
        pattern="0|[1-9][0-9]{0,2}|10[01][0-9]|102[0-3]"
        hint="A whole number from 0 to 1023"
        maxLength={4}
        actions={{ Read: add }}
      />
    </>
  );
}

/** A small cache: which loads hit, for each way to divide it into sets. */
export function CpuCache(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { loads, hits, misses, filled } = measure(state);
  return (
    <LabFrame
      lab={lab}
      title="A cache of eight lines, read by read"
      todo="Step on: the program reads the same three addresses again."
      then="Divide the cache differently, and start “320 apart”."
      notice="Which set a line may use, how many places stay empty meanwhile, and which line has to go."
      caption="A line may lie in one set only. Three lines of one set do not fit into two ways, however empty the other sets are. Sets of four ways have room for all three lines."
      prediction={prediction}
      numbers={{ reads: loads, hits, misses, 'places filled': `${filled} of 8` }}
      controls={<Controls lab={lab} />}
      marks={['found', 'absent']}
      signs={['+ loaded into the cache', '↓ next to go']}
    >
      <ol className="lab-chains" aria-label="Sets of the cache and the first addresses of their lines">
        {state.cache.sets.map((_, set) => (
          <SetRow key={set} state={state} set={set} />
        ))}
      </ol>
      <Loads state={state} />
    </LabFrame>
  );
}
