import { useMemo, type ReactElement } from 'react';
import { Ask, LabFrame, MarkSign, Options, Slider, Stats, useLab, type Lab } from '@groundwork/labs-kit';
import { Chart, ChartTable, percent } from './Chart';
import { ASKED, bestHashes, curve, KEYS } from './measured';
import { finding, LIMITS, model, prediction, type Setup } from './model';
import { count, type Op, type State } from './run';

const FINDING = finding();

/** The bits, eight in a row; those of the present word have a thick frame. */
function Bits({ state }: { readonly state: State }): ReactElement {
  return (
    <ol className="lab-slots" aria-label="Bits of the filter">
      {state.bits.map((bit, index) => {
        const mark = state.cursor?.bit === index ? state.cursor.mark : null;
        const picked = state.picked.includes(index);
        return (
          <li key={index}>
            <span className="lab-index">{index}</span>
            <span
              className="lab-cell"
              data-kind={bit === 0 ? 'empty' : 'key'}
              data-mark={mark ?? (picked ? 'picked' : null)}
            >
              <span>{bit}</span>
              <MarkSign mark={mark} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function numbers(state: State): Record<string, string | number> {
  const now = count(state);
  return {
    keys: now.keys,
    'bits that are 1': `${now.set} of ${state.bits.length}`,
    'bits that several keys share': now.shared,
    'chance of a false positive': `(${now.set} / ${state.bits.length})^${state.hashes} = ${percent(now.chance)}`,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const act = (what: Op['act']) => (word: string) =>
    lab.extend({ ...setup, ops: [...setup.ops, { act: what, word }].slice(0, LIMITS.ops) });
  return (
    <>
      <Ask
        id="lab-bloom-filter-word"
        label="Key"
        start="tom"
        pattern="[a-z]{1,12}"
        hint="1 to 12 letters from a to z"
        maxLength={LIMITS.word}
        actions={{ Add: act('add'), 'Ask for': act('ask') }}
      />
      <Options
        lab={lab}
        of={{
          bits: 'Bits',
          hashes: 'Positions for each key',
        }}
      />
    </>
  );
}

/** A real filter of the chosen size, measured, beside the formula. */
function Measured({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const { bitsPerKey, hashes } = setup.plan;
  const points = useMemo(() => curve(hashes), [hashes]);
  const { expected, wrong } = points[bitsPerKey - 1]!;
  const plan = (change: Partial<Setup['plan']>) =>
    lab.replace({ ...setup, plan: { ...setup.plan, ...change } }, lab.position.at);
  const values = {
    measured: `${wrong.toLocaleString('en')} of ${ASKED.toLocaleString('en')} (${percent(wrong / ASKED)})`,
    computed: percent(expected),
    'lowest computed rate with': `${bestHashes(bitsPerKey)} positions for each key`,
  };
  return (
    <details className="lab-fold">
      <summary>How large must it be?</summary>
      <p>{`A filter with ${KEYS.toLocaleString('en')} keys is asked for ${ASKED.toLocaleString('en')} others. The chart shows the false positive rate. The line is computed. Each ring was measured with one filter.`}</p>
      <Chart points={points} bitsPerKey={bitsPerKey} />
      <Stats values={values} />
      <div className="lab-controls">
        <Slider
          id="lab-bloom-filter-per-key"
          label="Bits per key"
          min={LIMITS.bitsPerKey[0]}
          max={LIMITS.bitsPerKey[1]}
          value={bitsPerKey}
          onChange={(value) => plan({ bitsPerKey: value })}
        />
        <Slider
          id="lab-bloom-filter-plan-hashes"
          label="Positions for each key"
          min={LIMITS.planHashes[0]}
          max={LIMITS.planHashes[1]}
          value={hashes}
          onChange={(value) => plan({ hashes: value })}
        />
      </div>
      <ChartTable points={points} />
    </details>
  );
}

/** Bloom filter: bits, false positives, and the size against their rate. */
export default function BloomFilter(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A Bloom filter, bit by bit"
      todo="Press “Step” until the filter answers for “pia”, a key that was never added."
      then="Add keys until most bits are 1."
      notice="One 0 among the bits of a key proves that the key was never added. If all its bits are 1, other keys may have set the bits."
      caption={`“No” is certain, “maybe” is not. ${FINDING}`}
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['look', 'put', 'found', 'absent']}
      signs={['thick frame: a bit of this key']}
      below={<Measured lab={lab} />}
    >
      <Bits state={state} />
    </LabFrame>
  );
}
