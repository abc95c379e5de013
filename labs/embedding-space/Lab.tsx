import type { ReactElement } from 'react';

import { Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, prediction, say, type State } from './model';
import { similarity, type Setup } from './rules';

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  return (
    <>
      <Examples of={EXAMPLES} start={(chosen) => lab.replace(chosen, 0)} />
      <Options
        lab={lab}
        of={{
          third: ['A third line of pairs', { none: 'none', voucher: 'voucher and card', wrong: 'Visa and parcel' }],
          push: ['Different pairs', { yes: 'are pushed apart', no: 'are left alone' }],
        }}
      />
    </>
  );
}

/** Contrastive learning in a plane: arrows of words, turned by pairs. */
export default function EmbeddingSpace(): ReactElement {
  const lab = useLab(model);
  const { arrows } = lab.frame.state;
  return (
    <LabFrame
      lab={lab}
      title="Pairs turn the arrows of words"
      todo="Bet, then step. At the end, drag a ring: the word begins somewhere else."
      then="Pair voucher with card, or let nothing push."
      notice="The words package and delivery come together through parcel. The word voucher is in no pair and never turns, but a question about it finds the parcel all the same."
      caption="Pairs that belong together are pulled, others are pushed. In the end words of one subject point the same way, also words that were in no pair together. Another chance gives other directions, but the same similarities within a subject."
      prediction={prediction}
      numbers={{ 'package and parcel': say(similarity(arrows.package, arrows.parcel)) }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={[
        'dashed: a pair that belongs together',
        'bow: how a word turned',
        'blue: what pulls or pushes now, or the question',
        'dot on the scale: the cosine of the angle',
      ]}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
