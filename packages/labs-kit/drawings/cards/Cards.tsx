import type { ReactElement } from 'react';

import { Film, type FilmProps } from '../film/Film';
import { Targets } from '../targets/Targets';
import { layoutCards, partingOfCards, type CardsRun } from './cardsLayout';
import { cardsPicture } from './cardsPicture';

const CARDS = { layout: layoutCards, paint: cardsPicture, parting: partingOfCards };

interface CardsProps extends FilmProps<CardsRun> {
  /** Called with the id of the card or bar that the reader chooses. */
  readonly onPick: (id: string) => void;
}

/**
 * Lanes with cards: the steps of a run go down, each who takes part has a lane, what is sent goes across, what is said
 * or written stands as a card in a lane, and what somebody has for a time is a bar beside it. A time is a step.
 */
export const Cards = ({ onPick, ...film }: CardsProps): ReactElement => (
  <Film {...film} kind={CARDS}>
    {(targets) => (
      <Targets of={targets} onPick={({ id }) => onPick(id)}>
        {({ id, at }, stop) => <rect key={id} className="cards-target" {...stop} {...at} />}
      </Targets>
    )}
  </Film>
);
