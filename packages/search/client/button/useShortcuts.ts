import { useEffect } from 'react';

import { isTyping } from '@groundwork/lib/isTyping';
import { catchEarlyTyping } from './modalLoader';
import { closeModal, currentState, openModal } from './modalState';

let users = 0;

/** Ctrl/Cmd+K opens and closes the modal, `/` opens it where nothing is being typed. Installed once for all buttons. */
export function useShortcuts(): void {
  useEffect(() => {
    if (users++ === 0) document.addEventListener('keydown', onKeyDown);
    return () => {
      if (--users === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const isToggle =
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  const isSlash =
    event.key === '/' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !currentState().isOpen &&
    !isTyping(event);
  if (!isToggle && !isSlash) return catchEarlyTyping(event);
  event.preventDefault();
  if (currentState().isOpen) closeModal();
  else openModal();
}
