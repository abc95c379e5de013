import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { SearchClientConfig } from '../../shared/config';
import { textsWith } from '../../shared/texts';
import { setShown } from '../button/modalState';
import { clientFor } from '../providers/createClient';
import { SearchBox } from './SearchBox';

export interface SearchModalProps {
  config: SearchClientConfig;
  initialQuery: string;
  onClose: () => void;
}

/**
 * The modal: a native dialog, which keeps the focus inside and gives it back.
 */
export function SearchModal({ config, initialQuery, onClose }: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const texts = useMemo(() => textsWith(config.hosted?.translations), [config]);
  useModal(dialog);

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === event.currentTarget) onClose();
  }

  return createPortal(
    // The keyboard's way to what a click on the backdrop does is Escape.
    <dialog
      ref={dialog}
      className="gw-search"
      aria-label={texts.button.buttonAriaLabel}
      onClose={onClose}
      onMouseDown={closeOnBackdrop}
    >
      <SearchBox
        config={config}
        client={clientFor(config)}
        texts={texts}
        query={query}
        onQuery={setQuery}
        onClose={onClose}
      />
    </dialog>,
    document.body,
  );
}

function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    setShown(true);
    return () => {
      setShown(false);
      element?.close();
    };
  }, [dialog]);
}
