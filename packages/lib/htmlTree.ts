import { defaultTreeAdapter, html as names, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import { defined } from './defined';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export const parseDocument = (html: string): Document => parse(html);
export const htmlOf = (document: Document): string => serialize(document);

export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';
export const isElement = (node: Node): node is Element => 'tagName' in node;

/** False for what belongs to a drawing or a formula, where the same names mean other things. */
export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI === names.NS.HTML;

/** What is in a node; what a `<template>` holds is in it too, since it may become a shadow tree. */
export const childrenOf = (node: Node): readonly DefaultTreeAdapterTypes.ChildNode[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];

/** Every element in a node, in order, with those in templates. */
export const elementsOf = (node: Node): Element[] =>
  childrenOf(node).flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []));

/** The first element that passes a test, the node itself among them. */
export function findElement(node: Node, test: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && test(node)) return node;
  for (const child of childrenOf(node)) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** The value of an attribute; undefined where there is none. */
export const attributeOf = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** The classes of an element. */
export const classesOf = (element: Element): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');

/** The text directly in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (isText(child) ? child.value : '')).join('');

/** Puts a text in the place of all that an element holds. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  if (text !== '') defaultTreeAdapter.insertText(element, text);
}

/** A new element with a text in it. */
export function elementWith(tagName: string, attributes: Record<string, string>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, names.NS.HTML, attrs);
  setText(element, text);
  return element;
}

/** Puts one element in the place of another. */
export function replaceElement(old: Element, next: Element): void {
  const siblings = old.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(old), 1, next);
  next.parentNode = old.parentNode;
}

/** Puts one element right behind another. */
export function insertAfter(before: Element, element: Element): void {
  const siblings = before.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(before) + 1, 0, element);
  element.parentNode = before.parentNode;
}

/** The head, which every parsed document has. */
export const headOf = (document: Document): Element =>
  defined(
    findElement(document, ({ tagName }) => tagName === 'head'),
    'The <head> of a document',
  );

/** Puts elements first into the head. */
export function intoHead(document: Document, ...elements: Element[]): void {
  const head = headOf(document);
  for (const element of elements) element.parentNode = head;
  head.childNodes.unshift(...elements);
}
