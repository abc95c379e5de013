import type { ReactElement } from 'react';
import { Choice, Slider } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { cost, model, MOST_WORDS, prediction, start, type Setup } from './model';
import { busy, GAP, INTERRUPT, LOAD, MAP, STORE, type State } from './run';

const LABELS = {
  polling: 'the processor, asking each time',
  interrupts: 'the processor, one interrupt each',
  dma: 'the device (DMA)',
  hasty: 'the device, and nobody waits for it (broken)',
} as const;

/** What the processor spent its time on, the last eight pieces. */
function Processor({ state }: { readonly state: State }): ReactElement {
  const shown = state.log.slice(-8);
  return (
    <div className="lab-row">
      <span className="lab-row-label">{state.log.length > shown.length ? 'processor, last' : 'processor'}</span>
      <ol className="lab-chips" aria-label="What the processor did, and for how many ticks">
        {shown.length === 0 && <li className="lab-chip-none">nothing yet</li>}
        {shown.map(({ work, ticks }, index) => (
          <li key={index} className="lab-cell" data-kind={work === 'own work' ? 'empty' : 'key'}>
            <span>{`${work} ${ticks}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Words({
  label,
  words,
  at,
}: {
  readonly label: string;
  readonly words: readonly number[];
  readonly at: number | null;
}): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ol className="lab-chips" aria-label={label}>
        {words.map((word, index) => {
          const mark = index === at ? 'put' : null;
          return (
            <li key={index} className="lab-cell" data-kind={word === 0 ? 'empty' : 'key'} data-mark={mark}>
              <span>{word === 0 ? 'old' : `word ${word}`}</span>
              <MarkSign mark={mark} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const change = (next: Setup) => lab.replace(next, start(next));
  return (
    <>
      <Choice
        name="lab-dma-copy-way"
        label="The words are moved by"
        options={LABELS}
        value={setup.way}
        onChange={(way) => change({ ...setup, way })}
      />
      <Slider
        id="lab-dma-copy-words"
        label="Words"
        min={1}
        max={MOST_WORDS}
        value={setup.words}
        onChange={(words) => change({ ...setup, words })}
      />
    </>
  );
}

/** A few words on their way from a device to memory, moved by the processor or by the device. */
export function DmaCopy(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { words } = lab.setup;
  const whole = (['polling', 'interrupts', 'dma'] as const).map((way) => cost({ way, words }));
  return (
    <LabFrame
      lab={lab}
      title="Who moves the words?"
      todo="Step on to the end. Then let the processor move them, asking each time, and change the number of words until the costs change places. Last, try the broken driver."
      notice="Who is busy while a word is on its way, and when the program may trust the buffer."
      caption={`Handing over has a fixed price, moving by hand one for each word. Between start and interrupt the buffer is the device's. The ticks are invented: ${LOAD} for a load from the device, ${STORE} for a store, ${INTERRUPT} for an interrupt, ${MAP} to open or close the buffer; the device needs ${GAP} for a word.`}
      prediction={prediction}
      numbers={{
        time: state.now,
        'of that for the copy': busy(state),
        'left for other work': state.now - busy(state),
        'whole copy, asking': whole[0],
        'by interrupts': whole[1],
        'by DMA': whole[2],
      }}
      controls={<Controls lab={lab} />}
      marks={['put']}
      signs={['numbers in ticks', 'dashed: other work, or old content']}
    >
      <Processor state={state} />
      <div className="lab-row">
        <span className="lab-row-label">device</span>
        <span>{state.device}</span>
      </div>
      <Words label="memory" words={state.memory} at={state.at} />
      {state.given && <Words label="program was given" words={state.given} at={null} />}
    </LabFrame>
  );
}
