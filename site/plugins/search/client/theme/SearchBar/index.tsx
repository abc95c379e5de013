import { useEffect, type ReactNode } from 'react';

import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import { buttonTexts, closeModal, SearchButton, type LoadModal } from '@groundwork/search/ui';
import { useSearchConfig } from '../../useSearchConfig';

const loadModal: LoadModal = () => import('../../modal');

/** The navigation bar's search: in place of the generator's empty one. */
export default function SearchBar(): ReactNode {
  const config = useSearchConfig();
  const history = useHistory();
  // At once when the address changes to another page, by whatever means: the next page may bring a bar, and so a modal, of its own.
  useEffect(() => history.listen((_, action) => action !== 'REPLACE' && closeModal()), [history]);
  const texts = { ...buttonTexts, ...config.hosted?.translations?.button };
  return <SearchButton config={config} texts={texts} isAlive={useIsBrowser()} loadModal={loadModal} />;
}
