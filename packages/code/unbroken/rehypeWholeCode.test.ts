import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';

import { rehypeWholeCode } from './rehypeWholeCode';

const code = (value: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{ type: 'text', value }],
});

function marked(text: string, inside = 'p'): Element {
  const node = code(text);
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: inside, properties: {}, children: [node] }],
  };
  rehypeWholeCode()(tree);
  return node;
}

const classOf = (text: string, inside?: string): unknown => marked(text, inside).properties['className'];

/** The texts of a code, those that stay on one line in brackets. */
const partsOf = (text: string): string[] =>
  marked(text).children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' && child.children[0]?.type === 'text' ? `[${child.children[0].value}]` : '';
  });

test('a flag and a short name with a hyphen stay on one line', () => {
  expect(classOf('-u')).toEqual(['whole']);
  expect(classOf('i2c-dev')).toEqual(['whole']);
  expect(classOf('-XX:+UseContainerSupport')).toEqual(['whole']);
});

test('so do the flags in longer code, and the rest of it may break', () => {
  expect(partsOf('java -XX:+PrintFlagsFinal -version')).toEqual(['java ', '[-XX:+PrintFlagsFinal]', ' ', '[-version]']);
  expect(partsOf('dead-letter-strategy at-least-once')).toEqual(['dead-letter-strategy at-least-once']);
});

test('what has no such break, what is long and what is a block stays as it is', () => {
  expect(classOf('a - b')).toBeUndefined();
  expect(partsOf('-Dmaven.repository.credentialScope=strict')).toEqual(['-Dmaven.repository.credentialScope=strict']);
  expect(classOf('-Dmaven.repository.credentialScope=strict')).toBeUndefined();
  expect(classOf('-u', 'pre')).toBeUndefined();
});
