import type { ReactElement } from 'react';

import {
  Ask,
  Chip,
  Examples,
  LabFrame,
  Row,
  Slider,
  useLab,
  type ChipProps,
  type Lab,
  type Mark,
} from '@groundwork/labs-kit';
import { bitsOf, nameOf, shown, WIDEST } from './lz';
import { EXAMPLES, LONGEST_TEXT, model, NARROWEST, prediction } from './model';
import type { Setup, State } from './run';

function Chips({ label, chips }: { readonly label: string; readonly chips: readonly ChipProps[] }): ReactElement {
  return (
    <Row label={label} ordered none="nothing yet">
      {chips.map(({ text, kind, mark }, index) => (
        <Chip key={index} text={text} kind={kind} mark={mark} />
      ))}
    </Row>
  );
}

/** How a letter takes part in the match in view: copied from, or copied to. */
function markOf({ match }: State, at: number): Mark | null {
  if (match === null) return null;
  if (at >= match.to && at < match.to + match.length) return 'found';
  return at >= match.from && at < match.from + match.length ? 'look' : null;
}

/** The letters of the sender: forgotten, in the window, and still to come. */
function sent(state: State): ChipProps[] {
  const { text, reach } = state.setup;
  const here = state.match?.to ?? state.at; // where the compressor stood when it looked back
  return [...text].map((letter, at) => ({
    text: shown(letter),
    kind: at >= state.at ? 'empty' : at < here - reach ? 'tombstone' : 'key',
    mark: state.out === null ? markOf(state, at) : null,
  }));
}

function received(state: State, out: string): ChipProps[] {
  return [...out].map((letter, at) => ({
    text: shown(letter),
    kind: 'key',
    mark: at >= out.length - state.fresh ? 'put' : markOf(state, at),
  }));
}

function Drawing({ state }: { readonly state: State }): ReactElement {
  const tokens = state.tokens.map((token): ChipProps => ({ text: nameOf(token), kind: 'key', mark: null }));
  return (
    <>
      {state.out === null && <Chips label="text" chips={sent(state)} />}
      <Chips label="written" chips={tokens} />
      {state.out !== null && <Chips label="receiver" chips={received(state, state.out)} />}
    </>
  );
}

function numbers(state: State): Record<string, string | number> {
  const pointers = state.tokens.filter((token) => typeof token !== 'string').length;
  return {
    'letters done': `${state.at} of ${state.setup.text.length}`,
    'bits as bytes': 8 * state.at,
    'bits written': bitsOf(state.tokens),
    pointers,
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const take = (text: string) => lab.replace({ ...setup, text }, 0);
  return (
    <>
      <Examples of={EXAMPLES} start={take} />
      <Slider
        id="lab-compress-window"
        label="Letters that the window holds"
        min={NARROWEST}
        max={WIDEST}
        value={setup.reach}
        onChange={(reach) => lab.adjust({ ...setup, reach })}
      />
      <Ask
        id="lab-compress-text"
        label="Text"
        start="banana bandana"
        pattern="[a-z ,!]+"
        hint="Small letters, spaces, commas and exclamation marks"
        maxLength={LONGEST_TEXT}
        actions={{ Compress: take }}
      />
    </>
  );
}

/** LZ77: letters and pointers, then the receiver who unpacks them. */
export default function Compress(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="Letters and pointers"
      todo="Step on: a pointer is written, then the receiver unpacks."
      then="Make the window smaller, and try the other texts."
      notice="Where a pointer reads from, what a small window no longer sees, and which text grows."
      caption="A pointer says where the letters have been before. It may reach into what it writes itself, and it cannot reach out of the window."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['look', 'found', 'put']}
      signs={['dashed: still to come', 'dotted: out of the window', 'a letter is 9 bits, a pointer 10']}
    >
      <Drawing state={state} />
    </LabFrame>
  );
}
