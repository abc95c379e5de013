import { attributeOf, findElement, setText, textOf, type Document, type Element } from '@groundwork/lib/htmlTree';
import { noteAttribute, noteDataAttribute, type NoteData, type NoteFragment } from '../../notes/shared/fragment';
import { innerHtml } from './minimalHtml';

/**
 * Takes the note of a page, if it has one, for readers of other notes, who fetch it; the page keeps all but the
 * definitions of its concepts, which are for them alone.
 */
export function takeNote(document: Document): Pick<NoteFragment, 'html' | 'data'> | undefined {
  const body = findElement(document, has(noteAttribute));
  const script = findElement(document, has(noteDataAttribute));
  if (!body || !script) return undefined;
  const data = JSON.parse(textOf(script)) as NoteData;
  const { definitions: _forOthers, ...ofPage } = data;
  setText(script, JSON.stringify(ofPage).replaceAll('<', '\\u003c'));
  return { html: innerHtml(body), data };
}

const has =
  (attribute: string) =>
  (element: Element): boolean =>
    attributeOf(element, attribute) !== undefined;
