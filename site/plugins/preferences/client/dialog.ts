import { element } from '@groundwork/lib/element';
import { dialogOf } from '../../../components/dialog/dialogOf';
import { preferences } from '../shared/preferences';
import styles from './dialog.pcss';
import { choose, chosen } from './store';

/** Opens the choices over the page. */
export const openDialog = dialogOf({ name: 'look', title: 'Text and code', styles, draw });

function draw(form: HTMLFormElement): HTMLElement[] {
  const note = element('p', { className: 'look__note' });
  note.setAttribute('role', 'status');
  form.addEventListener('change', () => {
    const words = [...new FormData(form).values()].map(String).filter(Boolean);
    note.textContent = choose(words) ? '' : 'Your browser does not store this: it holds until you leave.';
  });
  return [...preferences.map(fieldOf), note];
}

function fieldOf({ label, choices }: (typeof preferences)[number]): HTMLFieldSetElement {
  const field = element('fieldset');
  const now = chosen();
  const words = Object.keys(choices);
  const checked = words.find((word) => now.includes(word)) ?? '';
  const options = Object.entries(choices).map(([word, called]) => {
    const option = element('label');
    const radio = element('input', { type: 'radio', name: `look-${label}`, value: word, checked: word === checked });
    option.append(radio, ` ${called}`);
    return option;
  });
  field.append(element('legend', { textContent: label }), ...options);
  return field;
}
