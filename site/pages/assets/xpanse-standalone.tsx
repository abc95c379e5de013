import deck from '@generated/groundwork-decks/default/xpanse-standalone.json';
import type { ReactNode } from 'react';

import { DeckPage } from '../../plugins/decks/client';

export default function XpanseStandalone(): ReactNode {
  return <DeckPage {...deck} />;
}
