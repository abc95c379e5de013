import { workerFile, type FileList } from '../shared/fileList';
import {
  alone,
  bring,
  fetchList,
  forget,
  KeepingFailed,
  readKept,
  holdsFiles,
  type Bringing,
  type Kept,
} from './store';

export { KeepingFailed } from './store';

/** What can be kept and what is. Without a network the list is that of what is kept, as far as it is known. */
export async function look(base: string): Promise<{ list: FileList; kept: Kept | null; isStored: boolean }> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    throw new KeepingFailed('This browser cannot keep pages, or the site is not served over an encrypted connection.');
  }
  const kept = await readKept(base);
  return { list: await fetchList(base), kept, isStored: await holdsFiles() };
}

/**
 * Keeps exactly some topics, by the list as it is now, and has the worker answer for them.
 * @throws KeepingFailed in words for the reader; DOMException where the signal aborts.
 */
export async function bringTopics(wanted: Omit<Bringing, 'list'>): Promise<{ list: FileList; kept: Kept }> {
  // Asked for while the reader's click counts. A browser that says no may drop the files when it runs out of room.
  await navigator.storage?.persist?.().catch(() => false);
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
