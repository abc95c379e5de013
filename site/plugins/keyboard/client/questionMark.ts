import { isTyping } from '@groundwork/lib/isTyping';

/**
 * `?` opens the list of keys, where nothing is being typed. The list is fetched when somebody asks for it. Escape closes
 * the phone's menu, and the focus is where it was opened.
 */
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (key === 'Escape' && !document.querySelector('dialog[open]')) closeMenu();
    if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return;
    // Over an open dialog, such as the search, there is no room for another.
    if (isTyping(event) || document.querySelector('dialog[open]')) return;
    import('./keyList').then(({ openKeyList }) => openKeyList()).catch(() => undefined);
  });
}

function closeMenu(): void {
  const toggle = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar__toggle');
  toggle?.click();
  toggle?.focus();
}
