import type { ReactElement } from 'react';

import { Ask, Examples, LabFrame, MarkSign, Row, useLab, type Lab } from '@groundwork/labs-kit';
import { shown } from './bpe';
import { EXAMPLES, LIMITS, model, PATTERN, prediction, type Setup } from './model';
import { measure, type State } from './run';

function Chips({
  label,
  tokens,
  made,
}: {
  readonly label: string;
  readonly tokens: readonly string[];
  readonly made: string | null;
}): ReactElement {
  return (
    <Row label={label} ordered none="none yet">
      {tokens.map((token, index) => {
        const mark = token === made ? 'put' : null;
        return (
          <li key={index}>
            <span className="lab-cell" data-kind="key" data-mark={mark}>
              <span>{shown(token)}</span>
              <MarkSign mark={mark} />
            </span>
          </li>
        );
      })}
    </Row>
  );
}

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
export default function Tokeniser(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const merges = state.merges.map(({ left, right }) => left + right);
  return (
    <LabFrame
      lab={lab}
      title="A vocabulary, merge by merge"
      todo="Step on to the end."
      then="Encode a word of your own, with a space before it and without."
      notice="A space belongs to the word after it. Some tokens are only a step to a longer token, and the text no longer uses them at the end."
      caption="Frequent pieces of the text become tokens of their own. A rare word is put together from several tokens."
      prediction={prediction}
      numbers={measure(state)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['+ the token of this step', 'a dot: a space']}
    >
      <Chips label="Text" tokens={state.words.flat()} made={state.encoded === null ? state.made : null} />
      <Chips label="Merges learned" tokens={merges} made={state.made} />
      {state.encoded !== null && <Chips label="Encoded" tokens={state.encoded} made={state.made} />}
    </LabFrame>
  );
}
