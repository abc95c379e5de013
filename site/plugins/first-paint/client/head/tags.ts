import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element of the document's head. Attribute names are those of HTML. */
export interface HeadTag {
  name: 'meta' | 'link' | 'script' | 'style' | 'noscript';
  attributes: Record<string, string>;
  text: string;
}

/** What one `<Head>` asks for. */
export interface HeadRequest {
  title?: string;
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
  tags: HeadTag[];
}

const htmlNames: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  hrefLang: 'hreflang',
  crossOrigin: 'crossorigin',
};

/** Takes the children of a `<Head>` and returns what they ask for. Other elements than those of a head are ignored. */
export function readHead(children: ReactNode): HeadRequest {
  const request: HeadRequest = { htmlAttributes: {}, bodyAttributes: {}, tags: [] };
  for (const element of flatten(children)) {
    const { children: text, ...props } = element.props as Record<string, unknown>;
    const attributes = attributesOf(props);
    switch (element.type) {
      case 'title':
        request.title = textOf(text);
        break;
      case 'html':
        Object.assign(request.htmlAttributes, attributes);
        break;
      case 'body':
        Object.assign(request.bodyAttributes, attributes);
        break;
      case 'meta':
      case 'link':
      case 'script':
      case 'style':
      case 'noscript':
        request.tags.push({ name: element.type, attributes, text: textOf(text) });
    }
  }
  return request;
}

function flatten(children: ReactNode): ReactElement[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    return child.type === Fragment ? flatten((child.props as { children?: ReactNode }).children) : [child];
  });
}

function attributesOf(props: Record<string, unknown>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    const text = attributeValue(name, value);
    if (text !== undefined) attributes[htmlNames[name] ?? name] = text;
  }
  return attributes;
}

/** As React writes attributes: `data-…` and `aria-…` spell out true and false, others are there or not. */
function attributeValue(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean' || /^(?:data|aria)-/.test(name)) return String(value);
  return value ? '' : undefined;
}

const textOf = (children: unknown): string => (Array.isArray(children) ? children.join('') : String(children ?? ''));
