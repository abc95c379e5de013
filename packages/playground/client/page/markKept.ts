import { texts } from '../editor/texts';
import { storedCopies } from '../../editedCopies';

/** Says on the buttons of a page which samples have a copy that the reader edited earlier. */
export function markKept(document: Document, page: string): void {
  const kept = storedCopies().filter((copy) => copy.page === page);
  const closed = '.sample:not(.sample--open)';
  for (const button of document.querySelectorAll<HTMLElement>(`${closed} [data-run], ${closed} [data-edit]`)) {
    const file = button.closest<HTMLElement>('.sample')?.dataset['file'];
    if (kept.some((copy) => file?.endsWith(`/${copy.file}`))) button.textContent = texts.keptCopy;
  }
}
