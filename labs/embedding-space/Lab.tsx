import type { ReactElement } from 'react';

import { Ask, Buttons } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { Options } from '../_kit/Options';
import { useLab, type Lab } from '../_kit/useLab';
import { LIMITS, model, prediction, SENTENCE, SIZES, WORD, type Setup } from './model';
import { measure, NAMED, type State } from './run';

const ROW = 22;
const ROWS = 8;
const START = 76;
const WIDTH = 220;

/** Counts or PPMI of the words beside the chosen one. */
function Bars({ state, word }: { readonly state: State; readonly word: string }): ReactElement {
  const value = (other: State['others'][number]) => (state.stage === 'together' ? other.together : other.ppmi);
  const rows = [...state.others].sort((a, b) => value(b) - value(a)).slice(0, ROWS);
  const most = Math.max(1, ...rows.map(value));
  const text = (n: number) => (state.stage === 'together' ? `${n}` : n.toFixed(2));
  const spoken = rows.map((other) => `${other.word} ${text(value(other))}`).join('; ');
  return (
    <svg
      className="lab-svg lab-chart"
      viewBox={`0 0 345 ${ROWS * ROW + 4}`}
      role="img"
      aria-label={`Neighbours of ${word}: ${spoken}`}
    >
      {rows.map((other, index) => (
        <g key={other.word}>
          <text className="lab-svg-right" x={START - 8} y={index * ROW + 16}>
            {other.word}
          </text>
          <rect
            className="lab-shape"
            x={START}
            y={index * ROW + 4}
            width={Math.round((value(other) / most) * WIDTH)}
            height={ROW - 8}
          />
          <text
            className="lab-svg-soft lab-svg-left"
            x={START + Math.round((value(other) / most) * WIDTH) + 6}
            y={index * ROW + 16}
          >
            {text(value(other))}
          </text>
        </g>
      ))}
    </svg>
  );
}

const RADIUS = 150;
const CENTRE = 200;
/** Where a ray at this cosine ends, `part` of the way out. */
function point(cosine: number, part: number): { x: number; y: number } {
  const angle = Math.acos(cosine);
  return {
    x: Math.round(CENTRE + RADIUS * part * Math.cos(angle)),
    y: Math.round(RADIUS + 12 - RADIUS * part * Math.sin(angle)),
  };
}

/** Every other word as a ray, at its true angle to the chosen word. */
function Fan({ state, word }: { readonly state: State; readonly word: string }): ReactElement {
  const named = state.others.slice(0, state.named);
  const spoken = named.map((other) => `${other.word} ${other.cosine.toFixed(2)}`).join('; ');
  const label = `Rays at the angle of each word to ${word}. ${spoken}`;
  return (
    <>
      <svg className="lab-svg lab-chart" viewBox="40 0 320 186" role="img" aria-label={label.trim()}>
        {state.others.map((other, index) => {
          const end = point(other.cosine, 1);
          const mark = index < state.named ? 'found' : null;
          return (
            <line
              key={other.word}
              className="lab-line"
              data-mark={mark}
              x1={CENTRE}
              y1={RADIUS + 12}
              x2={end.x}
              y2={end.y}
            />
          );
        })}
        {named.map((other, index) => {
          const at = point(other.cosine, 0.95 - 0.17 * index);
          return (
            <text key={other.word} className="lab-svg-halo" x={at.x} y={at.y + 4}>
              {index + 1}
            </text>
          );
        })}
        <text className="lab-svg-right" x={356} y={182}>
          {word}
        </text>
        <text className="lab-svg-soft" x={CENTRE} y={182}>
          up: 90 degrees
        </text>
      </svg>
      <ol className="lab-note">
        {named.map((other) => (
          <li key={other.word}>{`${other.word}: cosine similarity ${other.cosine.toFixed(2)}`}</li>
        ))}
      </ol>
    </>
  );
}

const WORDS = ['king', 'cat', 'coffee', 'milk', 'hot', 'not'];

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const choose = (changed: Partial<Setup>) => lab.replace({ ...setup, ...changed });
  return (
    <>
      <Buttons label="Word" actions={Object.fromEntries(WORDS.map((word) => [word, () => choose({ word })]))} />
      <Ask
        id="lab-embedding-space-word"
        label="Another word"
        start="water"
        pattern={WORD}
        hint="1 to 12 letters from a to z"
        maxLength={LIMITS.word}
        actions={{ 'Find nearest words': (word) => choose({ word }) }}
      />
      <Options lab={lab} of={{ size: ['Numbers a word', SIZES[0], SIZES[1]] }} />
      <Ask
        id="lab-embedding-space-extra"
        label="One more sentence"
        start="the queen drinks tea"
        pattern={SENTENCE}
        hint="2 to 10 words of letters from a to z"
        maxLength={LIMITS.extra}
        actions={{ Teach: (extra) => choose({ extra }), Forget: () => choose({ extra: '' }) }}
      />
    </>
  );
}

/** Word vectors out of counting: who stands beside whom, the surprise of it, and the angle that remains. */
export function EmbeddingSpace(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { word, size } = lab.setup;
  return (
    <LabFrame
      lab={lab}
      title="Vectors made by counting neighbours"
      todo="Step on: the five nearest words to king get their names."
      then="Choose hot, and look where cold is among its five."
      notice="Words are near when they share neighbours, even if they are in no sentence together. The opposites hot and cold share some."
      caption="Words with the same neighbours get vectors with the same direction. With too few numbers, different words become alike."
      prediction={prediction}
      numbers={measure(state, size)}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        `thick lines, 1 to ${NAMED}: the nearest words`,
        'thin lines: the other words',
        'left of 90 degrees: cosine similarity below 0',
      ]}
    >
      {state.stage === 'cosine' ? <Fan state={state} word={word} /> : <Bars state={state} word={word} />}
    </LabFrame>
  );
}
