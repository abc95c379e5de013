import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { StartQuestion } from '../../shared/startQuestion';
import { textsWith } from '../../shared/texts';
import type { ModalProps } from '../button/modalLoader';
import { setShown } from '../button/modalState';
import { SearchBox } from './SearchBox';

interface SearchModalProps extends ModalProps {
  /** What is offered where nothing is typed yet. */
  questions: readonly StartQuestion[];
}

/**
 * The modal: a native dialog, which keeps the focus inside and gives it back.
 */
export function SearchModal({ config, questions, initialQuery, onClose }: SearchModalProps): ReactNode {
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
        questions={questions}
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
