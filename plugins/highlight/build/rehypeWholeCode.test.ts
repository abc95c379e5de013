import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';

import { rehypeWholeCode } from './rehypeWholeCode';

const code = (value: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{ type: 'text', value }],
});

function classOf(text: string, inside = 'p'): unknown {
  const node = code(text);
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: inside, properties: {}, children: [node] }],
  };
  rehypeWholeCode()(tree);
  return node.properties['className'];
}

test('a flag and a short name with a hyphen stay on one line', () => {
  expect(classOf('-u')).toEqual(['whole']);
  expect(classOf('i2c-dev')).toEqual(['whole']);
});

test('what has no such break, what is long and what is a block stays as it is', () => {
  expect(classOf('a - b')).toBeUndefined();
  expect(classOf('-XX:+UseContainerSupport')).toBeUndefined();
  expect(classOf('-u', 'pre')).toBeUndefined();
});
