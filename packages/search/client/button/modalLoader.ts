import type { SearchClientConfig } from '../../shared/config';
import { currentState, modalIsShown, typeAhead } from './modalState';

export type ModalModule = typeof import('../ui/modalDoor');

let loading: Promise<ModalModule> | undefined;

/** Fetches the modal's code and starts its engine; what a hover, a focus or a touch does so that opening is instant. */
export function prepareModal(config: SearchClientConfig): Promise<ModalModule> {
  loading ??= import('../ui/modalDoor');
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
