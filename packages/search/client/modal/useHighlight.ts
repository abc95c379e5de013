import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useLayoutEffect } from 'react';

/**
 * Something stays highlighted when the input changes or the pointer leaves. The combobox holds the highlight: what is
 * handed to it as a property is a drawing late, and an arrow key that was pressed in between counted for nothing.
 */
export function keepHighlight<Item>(
  { highlightedIndex }: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const isOurs = type === useCombobox.stateChangeTypes.FunctionSetHighlightedIndex;
  return isOurs || (changes.highlightedIndex ?? -1) >= 0 ? changes : { ...changes, highlightedIndex };
}

/**
 * Highlights the `first` of `count` items until the reader moves, and again when the results are `of` another query,
 * because the first result is what Enter opens.
 */
export function useHighlight<Item>(
  { highlightedIndex, setHighlightedIndex }: UseComboboxReturnValue<Item>,
  { of, count, first }: { of: string; count: number; first: number },
): void {
  useLayoutEffect(() => setHighlightedIndex(first), [setHighlightedIndex, of, first]);
  useLayoutEffect(() => {
    if (highlightedIndex >= count) setHighlightedIndex(count - 1);
  }, [setHighlightedIndex, highlightedIndex, count]);
}
