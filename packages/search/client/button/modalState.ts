import { useSyncExternalStore } from 'react';

/** Whether the modal is open, and with what query it opens. One for the page, however many buttons there are. */
interface ModalState {
  isOpen: boolean;
  query: string;
}

const closed: ModalState = { isOpen: false, query: '' };
let state = closed;
let isShown = false;
const listeners = new Set<() => void>();

function set(next: ModalState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the modal; what is typed before its code has arrived is added by `typeAhead`. */
export const openModal = (query = ''): void => set({ isOpen: true, query });

export const closeModal = (): void => set(closed);

export const typeAhead = (text: string): void => set({ isOpen: true, query: state.query + text });

export const currentState = (): ModalState => state;

/** Whether the modal stands on the page and takes the keys itself. */
export const modalIsShown = (): boolean => isShown;

/** Called by the modal when it appears and disappears. */
export const setShown = (value: boolean): void => void (isShown = value);

export function useModalState(): ModalState {
  return useSyncExternalStore(subscribe, currentState, () => closed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
