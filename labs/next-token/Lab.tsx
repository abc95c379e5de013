import type { ReactElement } from 'react';

import { Choice, LabFrame, Options, Slider, useLab, type Lab } from '@groundwork/labs-kit';
import { KEEP, model, prediction, TENTHS, USUAL, type Setup } from './model';
import { measure, PROMPTS, type State, type Word } from './run';

const SHOWN = 8;
const ROW = 22;
const START = 64;
const WIDTH = 180;

const FILTERS = { all: 'none', k: 'top-k', p: 'top-p', m: 'min-p' } as const;
const TEXTS = { sat: `${PROMPTS.sat} …`, cat: `${PROMPTS.cat} …`, dora: `${PROMPTS.dora} …` } as const;

/** What the present frame says of a word: its length as a share of the row, and a number. */
function valueOf(word: Word, stage: State['stage']): { part: number; label: string } {
  if (stage === 'logits') return { part: Math.max(0, (word.logit + 5) / 7), label: word.logit.toFixed(2) };
  const share = stage === 'softmax' ? word.p : word.share;
  const drawn = stage === 'drawn' && word.kept ? `, drawn ${word.drawn}` : '';
  return { part: share, label: `${word.kept || stage === 'softmax' ? share.toFixed(3) : 'struck off'}${drawn}` };
}

function Bars({ state }: { readonly state: State }): ReactElement {
  const rows = state.words.slice(0, SHOWN);
  const others = state.words.slice(SHOWN);
  const rest = others.reduce((sum, word) => sum + (state.stage === 'softmax' ? word.p : word.share), 0);
  const spoken = rows.map((word) => `${word.word} ${valueOf(word, state.stage).label}`).join('; ');
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 350 ${(SHOWN + 1) * ROW + 4}`}
      role="img"
      aria-label={`The most probable words: ${spoken}`}
    >
      {rows.map((word, index) => {
        const { part, label } = valueOf(word, state.stage);
        const width = Math.round(part * WIDTH);
        return (
          <g key={word.word}>
            <text className="lab-svg-right" x={START - 8} y={index * ROW + 16}>
              {word.word}
            </text>
            <rect
              className="lab-shape"
              data-mark={word.drawn > 0 ? 'put' : null}
              x={START}
              y={index * ROW + 4}
              width={width}
              height={ROW - 8}
            />
            <text className="lab-svg-soft lab-svg-left" x={START + width + 6} y={index * ROW + 16}>
              {label}
            </text>
          </g>
        );
      })}
      <text className="lab-svg-soft lab-svg-left" x={START} y={SHOWN * ROW + 16}>
        {state.stage === 'logits'
          ? `and ${others.length} other words, as low as the last`
          : `and ${others.length} other words with ${rest.toFixed(3)} together`}
      </text>
    </svg>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup, position } = lab;
  const choose = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed }, Math.max(position.at, 1));
  return (
    <>
      <Options lab={lab} at={Math.max(position.at, 1)} of={{ prompt: ['Prompt', TEXTS] }} />
      <Slider
        id="lab-next-token-temperature"
        label="Temperature in tenths: 10 is 1.0"
        min={TENTHS[0]}
        max={TENTHS[1]}
        value={setup.tenths}
        onChange={(tenths) => choose({ tenths })}
      />
      <Choice
        name="lab-next-token-filter"
        label="Filter"
        options={FILTERS}
        value={setup.filter}
        onChange={(filter) => choose({ filter, keep: USUAL[filter] })}
      />
      {setup.filter !== 'all' && (
        <Options
          lab={lab}
          at={Math.max(position.at, 1)}
          of={{
            keep: [
              setup.filter === 'k' ? 'Words kept' : 'Limit in percent',
              KEEP[setup.filter][0],
              KEEP[setup.filter][1],
            ],
          }}
        />
      )}
    </>
  );
}

/** From logits to a drawn word: temperature, softmax, a filter, ten draws. */
export default function NextToken(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="From logits to a word"
      todo="Press Step: the logits become probabilities."
      then="Set the temperature to 3.0 (30 tenths) and try each filter."
      notice="The order of the words never changes. The third filter, min-p, with the limit of 10 percent removes each word that has less than 10 percent of the largest probability. At temperature 3.0, it removes no word, because a high temperature makes the probabilities more equal."
      caption="Temperature and filters change the probabilities, and do not know which sentence is true. The training text has no Dora. After “dora was born in”, each word has the same probability as after “ben was born in”, because the model looks only at the last two words, “born in”."
      prediction={prediction}
      numbers={measure(state, lab.setup)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['thick frame: a word that was drawn']}
    >
      <p className="lab-note">{state.stage === 'drawn' ? state.text : `${state.text} …`}</p>
      <Bars state={state} />
    </LabFrame>
  );
}
