import { isTyping } from '@site/lib/isTyping';

/** `?` opens the list of keys, where nothing is being typed. The list is fetched when somebody asks for it. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    // Over an open dialog, such as the search, there is no room for another.
    if (isTyping(event) || document.querySelector('dialog[open]')) return;
    import('./keyList').then(({ openKeyList }) => openKeyList()).catch(() => undefined);
  });
}
