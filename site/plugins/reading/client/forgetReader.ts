/** What the generator keeps under a name of its own: the colour mode that the reader chose. */
const othersKeys: readonly string[] = ['theme'];

/**
 * Forgets all that this site keeps of its reader in the browser's stores: what was read, copies of programs, places,
 * settings. Pages that are open hear of it as of a change in another tab. What is kept for reading offline is files of
 * the site and has its own button. False where the browser does not let us.
 */
export function forgetReader(): boolean {
  try {
    for (const store of [sessionStorage, localStorage])
      for (const key of Object.keys(store)) {
        if (!key.startsWith('groundwork.') && !othersKeys.includes(key)) continue;
        const oldValue = store.getItem(key);
        store.removeItem(key);
        dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: store }));
      }
    // The settings of text and code (`site/plugins/preferences`), which do not listen.
    delete document.documentElement.dataset['look'];
    return true;
  } catch {
    return false;
  }
}
