import { placeOf, returnTo, type Place } from './place';
import { openSamples, reopen, type KeptSample } from './samples';

/** What a reload must not lose. It is part of the history entry, so that it needs no storage and belongs to this page. */
interface Kept {
  place: Place | undefined;
  samples: readonly KeptSample[];
}

interface EntryState {
  kept?: Kept;
}

const entryState = ({ history }: Window): EntryState => (history.state ?? {}) as EntryState;

/** Loads the page anew and keeps where the reader is and what the reader wrote. Labs keep their state in the address. */
export function reloadAndKeep(window: Window, pressed: HTMLElement | undefined): void {
  const kept: Kept = { place: placeOf(window), samples: openSamples(window.document, pressed) };
  window.history.replaceState({ ...entryState(window), kept }, '');
  window.location.reload();
}

/** Gives back what `reloadAndKeep` kept, once: each sample is forgotten when the reader has it again. */
export async function restore(window: Window): Promise<void> {
  const { kept } = entryState(window);
  if (!kept) return;
  let left = kept.samples;
  const forget = (): void => {
    const { kept: _kept, ...state } = entryState(window);
    window.history.replaceState(left.length === 0 ? state : { ...state, kept: { ...kept, samples: left } }, '');
  };
  for (const sample of kept.samples) {
    if (!(await reopen(window.document, sample))) continue;
    left = left.filter((other) => other !== sample);
    forget();
  }
  forget();
  if (kept.place) returnTo(window, kept.place);
}
