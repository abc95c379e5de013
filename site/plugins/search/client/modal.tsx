import type { ReactNode } from 'react';

import questions from '@generated/groundwork-search/default/questions.json';
import {
  SearchHostProvider,
  SearchModal,
  searchStyles,
  type ModalProps,
  type SearchClientConfig,
} from '@groundwork/search/ui';
import { adoptStyles } from '../../../components/adoptStyles';
import { siteClient, useSiteAsHost } from './useSiteAsHost';

/** The modal, with this site around it. Its code comes with the first sign of interest. */
export function Modal(props: ModalProps): ReactNode {
  return (
    <SearchHostProvider value={useSiteAsHost(props.config)}>
      <SearchModal {...props} questions={questions} />
    </SearchHostProvider>
  );
}

export function prepareSearch(config: SearchClientConfig): void {
  adoptStyles(searchStyles);
  siteClient(config).prepare();
}
