import { withClass } from '@groundwork/lib/chunk';
import { attributeOf, findElement, setText, textOf, type Document, type Element } from '@groundwork/lib/htmlTree';
import {
  contentsClass,
  noteAttribute,
  noteDataAttribute,
  type NoteData,
  type NoteFragment,
} from '../../notes/shared/fragment';
import { innerHtml } from './minimalHtml';

/**
 * Takes the note of a page, if it has one, for readers of other notes, who fetch it; the page keeps all but the
 * definitions of its concepts, which are for them alone, and the contents, where it shows a list of them.
 */
export function takeNote(document: Document): Pick<NoteFragment, 'html' | 'data'> | undefined {
  const body = findElement(document, has(noteAttribute));
  const script = findElement(document, has(noteDataAttribute));
  if (!body || !script) return undefined;
  const data = JSON.parse(textOf(script)) as NoteData;
  const { definitions: _forOthers, toc, ...ofPage } = data;
  const listsContents = findElement(document, withClass(contentsClass)) !== undefined;
  setText(script, JSON.stringify(listsContents ? ofPage : { ...ofPage, toc }).replaceAll('<', '\\u003c'));
  return { html: innerHtml(body), data };
}

const has =
  (attribute: string) =>
  (element: Element): boolean =>
    attributeOf(element, attribute) !== undefined;
