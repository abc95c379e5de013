import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, type Setup, type State } from './model';

const CARDS = { read: 'read, as it is', ignored: 'ignored (broken)' } as const;
const VISITS = { end: 'end before the next collection', stay: 'never end (a leak)' } as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen)} />
      <Options lab={lab} of={{ cards: ['Noted cards are', CARDS], visits: ['Visits that still run', VISITS] }} />
    </>
  );
}

/** A generational heap to scale: at how much of it a young collection looks. */
export default function Generations(): ReactElement {
  const lab = useLab(model);
  const { created, copies, works } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="How little a young collection looks at"
      todo="Bet, then Step. Then drag the handle."
      then="Press “card noted” in the last round, and watch C. Then choose “Few die”: how much does a full collection look at?"
      notice="How many objects a collection looks at, how many are freed without a look, and what keeps C alive."
      caption="A young collection copies what variables and noted cards lead to. Its work is in the survivors: the dead cost hardly anything, and of the old generation it looks at noted cards only. Simplified: all objects have one size, at most one reference leads to each, and an object is old after two collections or when the survivor space is full."
      prediction={prediction}
      numbers={{
        created,
        copied: copies,
        'freed without a look': works.reduce((sum, { freed, isFull }) => sum + (isFull ? 0 : freed), 0),
      }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'M: Mia’s session',
        'C: her cart',
        'P: price list',
        'numbers: other sessions',
        'dashed: garbage',
        'below: all places in a row, filled if looked at',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
