import deck from '@generated/groundwork-decks/default/why-inprogress.json';
import type { ReactNode } from 'react';

import { DeckPage } from '../../plugins/decks/client';

export default function WhyInProgress(): ReactNode {
  return <DeckPage {...deck} />;
}
