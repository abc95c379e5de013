import type { ReactElement } from 'react';

import { Ask, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { useLab, type Lab } from '../_kit/useLab';
import { Drawing } from './Drawing';
import { EXAMPLES, LIMITS, model, PATTERN, prediction, type Setup } from './model';
import { measure, type State } from './run';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const learnt = () => lab.frames.findIndex(({ state }) => state.encoded !== null);
  return (
    <>
      <Examples of={EXAMPLES} start={(example) => lab.replace(example, 0)} label="Texts to learn from" />
      <Ask
        key={setup.text}
        id="lab-tokeniser-text"
        label="Text to learn from"
        start={setup.text}
        pattern={PATTERN}
        hint="Letters, digits, spaces and commas"
        maxLength={LIMITS.text}
        actions={{ Learn: (text) => lab.replace({ ...setup, text }, 0) }}
      />
      <Ask
        id="lab-tokeniser-word"
        label="Word to encode"
        start="slowest"
        pattern={PATTERN}
        hint="Letters, digits, spaces and commas"
        maxLength={LIMITS.word - 1}
        actions={{
          'With a space before it': (word) => lab.replace({ ...setup, word: ` ${word}` }, learnt()),
          'At the start of a text': (word) => lab.replace({ ...setup, word }, learnt()),
        }}
      />
    </>
  );
}

/** Byte-pair encoding, merge by merge, and a word encoded with what was learnt. */
export function Tokeniser(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="A vocabulary, merge by merge"
      todo="Bet, then step on to the end, or drag the list longer."
      then="Encode a word of your own, with a space before it and without."
      notice="A space belongs to the word after it. Some tokens are only a step to a longer token, and the text no longer uses them at the end."
      caption="Frequent pieces of the text become tokens of their own. A rare word is put together from several tokens."
      prediction={prediction}
      numbers={measure(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'a dot: a space',
        'filled: a token of several characters',
        'pale in the list: the text does not use it any more',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
