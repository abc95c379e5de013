import type { KeyboardEvent, ReactNode } from 'react';

import type { AllTexts } from '../../shared/texts';
import type { SearchBoxState } from './useSearchBox';

interface SearchInputProps {
  state: SearchBoxState;
  texts: AllTexts;
  onQuery: (query: string) => void;
  onClose: () => void;
}

type InputKey = KeyboardEvent<HTMLInputElement> & { nativeEvent: { preventDownshiftDefault?: boolean } };

/** The input and the button that closes the modal. */
export function SearchInput({ state, texts, onQuery, onClose }: SearchInputProps): ReactNode {
  const { combobox, items, hrefOf } = state;
  const { searchInputLabel, placeholderText, cancelButtonText } = texts.modal.searchBox;

  function onKeyDown(event: InputKey): void {
    // Home and End move in the text; Escape closes at once, where a search input would first only clear itself.
    if (['Escape', 'Home', 'End'].includes(event.key)) event.nativeEvent.preventDownshiftDefault = true;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) openInNewTab(event);
  }

  function openInNewTab(event: InputKey): void {
    const item = items[combobox.highlightedIndex];
    if (!item || item.kind === 'recent' || item.url === '') return;
    event.nativeEvent.preventDownshiftDefault = true;
    window.open(hrefOf(item.url), '_blank', 'noopener');
  }

  return (
    <div className="gw-search__head">
      <input
        {...combobox.getInputProps({
          className: 'gw-search__input',
          type: 'search',
          'aria-label': searchInputLabel,
          placeholder: placeholderText,
          autoFocus: true,
          autoComplete: 'off',
          autoCorrect: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          enterKeyHint: 'go',
          maxLength: 512,
          // Not by the combobox's onInputValueChange, which comes after a render: fast typing would lose letters.
          onChange: (event) => onQuery(event.target.value),
          onKeyDown,
        })}
      />
      <button type="button" className="gw-search__close" onClick={onClose}>
        {cancelButtonText}
      </button>
    </div>
  );
}
