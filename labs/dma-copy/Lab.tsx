import type { ReactElement } from 'react';
import { Chip, LabFrame, Options, Row, useLab, WordsRow, type Lab } from '@groundwork/labs-kit';
import { cost, model, prediction, type Setup } from './model';
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
    <Row
      label={state.log.length > shown.length ? 'processor, last' : 'processor'}
      says="What the processor did, and for how many ticks"
      ordered
      none="nothing yet"
    >
      {shown.map(({ work, ticks }, index) => (
        <Chip key={index} text={`${work} ${ticks}`} kind={work === 'own work' ? 'empty' : 'key'} />
      ))}
    </Row>
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
    <Row label={label} ordered>
      {words.map((word, index) => {
        const mark = index === at ? 'put' : null;
        return (
          <Chip
            key={index}
            text={word === 0 ? 'old' : `word ${word}`}
            kind={word === 0 ? 'empty' : 'key'}
            mark={mark}
          />
        );
      })}
    </Row>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <Options
      lab={lab}
      of={{
        way: ['The words are moved by', LABELS],
        words: 'Words',
      }}
    />
  );
}

/** A few words on their way from a device to memory, moved by the processor or by the device. */
export default function DmaCopy(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { words } = lab.setup;
  const whole = (['polling', 'interrupts', 'dma'] as const).map((way) => cost({ way, words }));
  return (
    <LabFrame
      lab={lab}
      title="Who moves the words?"
      todo="Step on to the end."
      then="Let the processor move them, asking each time, and change the number of words until the costs change places. Last, try the broken driver."
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
      <WordsRow label="device" text={state.device} />
      <Words label="memory" words={state.memory} at={state.at} />
      {state.given && <Words label="program was given" words={state.given} at={null} />}
    </LabFrame>
  );
}
