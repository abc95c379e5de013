import deck from '@generated/groundwork-decks/default/xpanse-open-infra-day.json';
import type { ReactNode } from 'react';

import { DeckPage } from '../../plugins/decks/client';

export default function XpanseOpenInfraDay(): ReactNode {
  return <DeckPage {...deck} />;
}
