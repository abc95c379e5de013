/** The door to the interface: button, modal and search page. Browser only; the engine's worker comes with them. */
export { buttonTexts } from './shared/buttonTexts';
export type { SearchClientConfig } from './shared/config';
export type { StartQuestion } from './shared/startQuestion';
export { textsWith } from './shared/texts';
export type { PageKind, PlaceKind, SearchClient, SearchContext } from './shared/types';
export type { LoadModal, ModalModule, ModalProps } from './client/button/modalLoader';
export { closeModal } from './client/button/modalState';
export { SearchButton } from './client/button/SearchButton';
export { SearchResults } from './client/page/SearchResults';
export type { PageAddress } from './client/page/useQueryInAddress';
export { clientFor } from './client/providers/createClient';
export type { HostedHit, TransformItems } from './client/providers/hostedHits';
export { SearchHostProvider, type HostLinkProps, type SearchHost, type StorageSlot } from './client/searchHost';
export { SearchModal } from './client/modal/SearchModal';
/** The styles of modal and search page as text, to be applied before either is shown. The button's are the site's own. */
export { default as searchStyles } from './client/results/search.pcss';
