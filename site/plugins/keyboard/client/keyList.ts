import { element } from '@groundwork/lib/element';
import { dialogOf } from '../../../components/dialog/dialogOf';
import styles from './keyList.pcss';
import { keyGroups } from './keys';

/** Opens the list of keys over the page. */
export const openKeyList = dialogOf({ name: 'key-list', title: 'Keys', styles, draw });

function draw(): HTMLElement[] {
  return keyGroups.flatMap(({ where, keys }) => {
    const rows = keys.flatMap(([names, does]) => {
      const term = element('dt');
      term.append(...names.flatMap((name, index) => [...(index > 0 ? [' or '] : []), ...pressed(name)]));
      return [term, element('dd', { textContent: does })];
    });
    const rowList = element('dl');
    rowList.append(...rows);
    return [element('h3', { textContent: where }), rowList];
  });
}

/** Keys that are pressed together, each as a key. */
const pressed = (name: string): (string | HTMLElement)[] =>
  name.split(' ').flatMap((key, index) => [...(index > 0 ? [' '] : []), element('kbd', { textContent: key })]);
