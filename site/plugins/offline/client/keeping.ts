import { workerFile, type KeepableFiles } from '../shared/fileList';
import {
  alone,
  bring,
  countMissing,
  fetchList,
  forget,
  KeepingFailed,
  readKept,
  holdsFiles,
  type Bringing,
  type Kept,
} from './store';

export { KeepingFailed } from './store';

/** What a look at the device found. */
export interface Found {
  /** What can be kept, or why that is not known, in words for the reader. */
  list: KeepableFiles | KeepingFailed;
  kept: Kept | null;
  /** How many files of what is kept are not here any more. */
  missing: number;
  /** Whether anything is on the device, also what is damaged or not whole. */
  isStored: boolean;
}

/** What can be kept and what is. Without a network the list is that of what is kept, as far as it is known. */
export async function look(base: string): Promise<Found> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    throw new KeepingFailed('This browser cannot keep pages, or the site is not served over an encrypted connection.');
  }
  const kept = await readKept(base);
  const list = await fetchList(base).catch((error: unknown) => {
    if (error instanceof KeepingFailed) return error;
    throw error;
  });
  return { list, kept, missing: kept ? await countMissing(base, kept) : 0, isStored: await holdsFiles() };
}

/**
 * Keeps exactly some topics, by the list as it is now, and has the worker answer for them.
 * @throws KeepingFailed in words for the reader; DOMException where the signal aborts.
 */
export async function bringTopics(wanted: Omit<Bringing, 'list'>): Promise<{ list: KeepableFiles; kept: Kept }> {
  // Asked for while the reader's click counts, and not waited for: Firefox answers when the reader has answered it. A
  // browser that says no may drop the files when it runs out of room.
  void navigator.storage?.persist?.().catch(() => false);
  return alone(async () => {
    const list = await fetchList(wanted.base);
    const kept = await bring({ ...wanted, list });
    await navigator.serviceWorker.register(wanted.base + workerFile, { scope: wanted.base });
    return { list, kept };
  });
}

/** Removes all that is kept, and the worker. Pages that are open go on. */
export async function removeAll(base: string): Promise<void> {
  await alone(async () => {
    const registration = await navigator.serviceWorker.getRegistration(base);
    await registration?.unregister();
    await forget();
  });
}
