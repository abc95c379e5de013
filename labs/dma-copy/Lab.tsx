import type { ReactElement } from 'react';
import { LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { model, prediction, type Setup } from './model';
import { busy, GAP, INTERRUPT, LOAD, MAP, STORE, type State } from './run';

const LABELS = {
  polling: 'the processor, asking each time',
  interrupts: 'the processor, one interrupt each',
  dma: 'the device (DMA)',
  hasty: 'the device, and nobody waits for it (broken)',
} as const;

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
  return (
    <LabFrame
      lab={lab}
      title="Who moves the words?"
      todo="Bet, step on to the end, then drag the words."
      then="Let the processor move the words, asking each time, or woken for each. Last, try the broken driver."
      notice="Who is busy while a word is on its way, and when the program may trust the buffer."
      caption={`Handing over has a fixed price, moving by hand one for each word. Between start and interrupt the buffer is the device's. The ticks are invented: ${LOAD} for a load from the device, ${STORE} for a store, ${INTERRUPT} for an interrupt, ${MAP} to open or close the buffer; the device needs ${GAP} for a word.`}
      prediction={prediction}
      numbers={{
        time: state.now,
        'of that for the copy': busy(state),
        'left for other work': state.now - busy(state),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'filled: work on the copy',
        'thin line: a question',
        'arrow: an order, a signal or a word',
        'dashed: old content',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
