import type { HeadRequest, HeadTag } from './tags';

/** The generator's server rendering marks the tags that belong to a page with this attribute. */
const mark = 'data-rh';
let attributesSet: Record<'html' | 'body', string[]> = { html: [], body: [] };

/**
 * Makes the document's head what is asked for, touching only what differs. What only the server writes
 * (`data-kept`) stays.
 */
export function applyHead(document: Document, { title, htmlAttributes, bodyAttributes, tags }: HeadRequest): void {
  if (title !== undefined && document.title !== title) document.title = title;
  attributesSet = {
    html: setAttributes(document.documentElement, htmlAttributes, attributesSet.html),
    body: setAttributes(document.body, bodyAttributes, attributesSet.body),
  };
  const present = [...document.head.querySelectorAll(`[${mark}]:not(title,[data-kept])`)];
  for (const wanted of tags.map((tag) => elementOf(document, tag))) {
    const index = present.findIndex((element) => element.isEqualNode(wanted));
    if (index === -1) document.head.append(wanted);
    else present.splice(index, 1);
  }
  for (const element of present) element.remove();
}

function elementOf(document: Document, { name, attributes, text }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(mark, 'true');
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  return element;
}

function setAttributes(element: Element, attributes: Record<string, string>, before: readonly string[]): string[] {
  for (const name of before) if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  return Object.keys(attributes);
}
