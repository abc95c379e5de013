import { element } from '@groundwork/lib/element';
import { adoptStyles } from '../adoptStyles';
import dialogStyles from './dialog.pcss';

interface Drawing {
  /** Its class, and the beginning of its title's id. */
  readonly name: string;
  readonly title: string;
  readonly styles: string;
  /** What stands between the title and the button that closes it. */
  readonly draw: (form: HTMLFormElement) => readonly HTMLElement[];
}

/**
 * A dialog over the page, drawn when it is first asked for. Returns what opens it. The browser's own dialog keeps the
 * focus in it and gives it back.
 */
export function dialogOf(drawing: Drawing): () => void {
  let dialog: HTMLDialogElement | undefined;
  return () => {
    adoptStyles(dialogStyles);
    adoptStyles(drawing.styles);
    dialog ??= drawn(drawing);
    if (!dialog.isConnected) document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
  };
}

function drawn({ name, title, draw }: Drawing): HTMLDialogElement {
  const dialog = element('dialog', { className: `dialog ${name}` });
  const heading = element('h2', { id: `${name}-title`, textContent: title });
  dialog.setAttribute('aria-labelledby', heading.id);
  const form = element('form', { method: 'dialog' });
  form.append(heading, ...draw(form), element('button', { textContent: 'Close' }));
  // A click beside the content is one on the dialog itself, which covers the page.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.append(form);
  return dialog;
}
