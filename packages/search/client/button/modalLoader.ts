import type { ComponentType } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import { currentState, modalIsShown, typeAhead } from './modalState';

/** What the modal's button knows of it. */
export interface ModalProps {
  config: SearchClientConfig;
  initialQuery: string;
  onClose: () => void;
}

/** A module of the site's own, so that the bundler makes a chunk of the modal and of what the site hands it. */
export interface ModalModule {
  /** A `SearchModal`, with the site around it. */
  Modal: ComponentType<ModalProps>;
  /** What can be done before the modal opens: its styles, its engine. */
  prepareSearch: (config: SearchClientConfig) => void;
}

export type LoadModal = () => Promise<ModalModule>;

let loading: Promise<ModalModule> | undefined;

/** Fetches the modal's code and starts its engine; what a hover, a focus or a touch does so that opening is instant. */
export function prepareModal(loadModal: LoadModal, config: SearchClientConfig): Promise<ModalModule> {
  loading ??= loadModal();
  loading.then(
    (module) => module.prepareSearch(config),
    () => (loading = undefined),
  );
  return loading;
}

/** A character that is typed while the modal is asked for but not there yet belongs into its box. */
export function catchEarlyTyping(event: KeyboardEvent): void {
  if (modalIsShown() || !currentState().isOpen || !isCharacter(event)) return;
  event.preventDefault();
  typeAhead(event.key);
}

/** A key that types something, without a modifier that makes it a command. */
export const isCharacter = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
