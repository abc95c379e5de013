import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import { defined } from '../../../../lib/defined';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const parseDocument = (html: string): Document => parse(html);
export const htmlOf = (document: Document): string => serialize(document);

/** Every element of a document, in order, with those in a `<template>`: it may become a shadow tree. */
export function elementsOf(node: Node): Element[] {
  const { childNodes: children } = 'content' in node ? node.content : 'childNodes' in node ? node : { childNodes: [] };
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

/** The text directly in an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

const elementIn = (document: Document, name: string): Element =>
  defined(
    elementsOf(document).find(({ tagName }) => tagName === name),
    `The <${name}> of a document`,
  );

/** A new element with a text in it. */
export function elementWith(tagName: string, attributes: Record<string, string>, text = ''): Element {
  const document = parse(`<!doctype html><head></head><${tagName}></${tagName}>`);
  const element = elementIn(document, tagName);
  element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const value = { nodeName: '#text', value: text, parentNode: element } as DefaultTreeAdapterTypes.TextNode;
  element.childNodes = text === '' ? [] : [value];
  return element;
}

/** Puts one element in the place of another. */
export function replaceElement(old: Element, next: Element): void {
  const siblings = old.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(old), 1, next);
  next.parentNode = old.parentNode;
}

/** Puts elements first into the head, which every parsed document has. */
export function intoHead(document: Document, ...elements: Element[]): void {
  const head = elementIn(document, 'head');
  for (const element of elements) element.parentNode = head;
  head.childNodes.unshift(...elements);
}
