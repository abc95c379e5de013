/** `?` opens the list of keys, where nothing is being typed. The list is fetched when somebody asks for it. */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }) => {
    if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    if ((target as Element).closest('input,textarea,select,[contenteditable],dialog')) return;
    import('./keyList').then(({ openKeyList }) => openKeyList()).catch(() => undefined);
  });
}
