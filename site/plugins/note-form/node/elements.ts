import type { RootContent } from 'mdast';

/** A node that becomes an element of HTML as it is. */
export function mdxElement(hName: string, hProperties: Record<string, unknown>, children: RootContent[]): RootContent {
  return { type: 'noteFrame', data: { hName, hProperties }, children } as unknown as RootContent;
}

export function textNode(value: string): RootContent {
  return { type: 'text', value };
}
