import deck from '@generated/groundwork-decks/default/xpanse-with-scs.json';
import type { ReactNode } from 'react';

import { DeckPage } from '../../plugins/decks/client';

export default function XpanseWithScs(): ReactNode {
  return <DeckPage {...deck} />;
}
