import { adoptStyles } from '@site/src/components/adoptStyles';
import styles from './keyList.pcss';
import { keyGroups } from './keys';

let dialog: HTMLDialogElement | undefined;

/** Opens the list of keys over the page; the browser's own dialog keeps the focus in it and gives it back. */
export function openKeyList(): void {
  adoptStyles(styles);
  dialog ??= drawn();
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
}

function drawn(): HTMLDialogElement {
  const list = element('dialog', { className: 'key-list' });
  const title = element('h2', { id: 'key-list-title', textContent: 'Keys' });
  list.setAttribute('aria-labelledby', title.id);
  const close = element('button', { type: 'button', textContent: 'Close' });
  close.addEventListener('click', () => list.close());
  // A click beside the list is one on the dialog itself, which covers the page.
  list.addEventListener('click', ({ target }) => target === list && list.close());
  const groups = keyGroups.flatMap(({ where, keys }) => {
    const rows = keys.flatMap(([names, does]) => {
      const term = element('dt');
      term.append(...names.flatMap((name, index) => [...(index > 0 ? [' or '] : []), ...pressed(name)]));
      return [term, element('dd', { textContent: does })];
    });
    const rowList = element('dl');
    rowList.append(...rows);
    return [element('h3', { textContent: where }), rowList];
  });
  const content = element('div');
  content.append(title, ...groups, close);
  list.append(content);
  return list;
}

/** Keys that are pressed together, each as a key. */
const pressed = (name: string): (string | HTMLElement)[] =>
  name.split(' ').flatMap((key, index) => [...(index > 0 ? [' '] : []), element('kbd', { textContent: key })]);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
