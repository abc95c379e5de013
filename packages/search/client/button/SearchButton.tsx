import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import { searchUrl } from '../../shared/searchUrl';
import { isCharacter, prepareModal, type LoadModal, type ModalModule } from './modalLoader';
import { closeModal, openModal, typeAhead, useModalState } from './modalState';
import { useShortcuts } from './useShortcuts';

interface SearchButtonProps {
  config: SearchClientConfig;
  texts: { buttonText: string; buttonAriaLabel: string };
  /** Whether the page has come to life: false on the server, and until what it rendered is taken over. */
  isAlive: boolean;
  /** Fetches the modal's code; the same function at every drawing. */
  loadModal: LoadModal;
}

/**
 * Opens search. It is a link to the search page until the page is alive (and for good without JavaScript, or where the
 * modal's code cannot be had); the modal's code comes with the first sign of interest. It shows the modal, too, so a page
 * has one button.
 */
export function SearchButton({ config, texts, isAlive, loadModal }: SearchButtonProps): ReactNode {
  useShortcuts();
  const prepare = (): void => void prepareModal(loadModal, config).catch(() => undefined);

  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openModal();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isCharacter(event) || event.key === '/') return;
    event.preventDefault();
    // Added to what was typed since: the modal's code may still be on its way.
    typeAhead(event.key === ' ' ? '' : event.key);
  }

  return (
    <>
      <a
        className="gw-search-button"
        href={config.searchPage}
        aria-label={texts.buttonAriaLabel}
        aria-keyshortcuts="Control+K Meta+K /"
        {...(isAlive && { role: 'button', 'aria-haspopup': 'dialog' })}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      >
        <svg
          viewBox="0 0 20 20"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className="gw-search-button__text">{texts.buttonText}</span>
        <kbd aria-hidden="true">/</kbd>
      </a>
      <ModalHost config={config} loadModal={loadModal} />
    </>
  );
}

/** Shows the modal while it is open. Where its code cannot be had, the search page takes its place. */
function ModalHost({ config, loadModal }: Pick<SearchButtonProps, 'config' | 'loadModal'>): ReactNode {
  const { isOpen, query } = useModalState();
  const [module, setModule] = useState<ModalModule>();
  useEffect(() => {
    if (!isOpen || module) return;
    let isWanted = true;
    prepareModal(loadModal, config).then(
      (loaded) => isWanted && setModule(loaded),
      () => {
        closeModal();
        window.location.assign(searchUrl(config.searchPage, query));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, module, config, loadModal, query]);
  return isOpen && module ? <module.Modal config={config} initialQuery={query} onClose={closeModal} /> : null;
}
