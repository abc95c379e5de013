/** Opens what is folded in a note while it is printed, for browsers in which styles cannot (`::details-content`). */
export function unfoldOnPaper(note: HTMLElement, signal: AbortSignal): void {
  let unfolded: HTMLDetailsElement[] = [];
  const set = (open: boolean): void => unfolded.forEach((details) => (details.open = open));
  addEventListener(
    'beforeprint',
    () => {
      unfolded = [...note.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      set(true);
    },
    { signal },
  );
  addEventListener('afterprint', () => set(false), { signal });
}
