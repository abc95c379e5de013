import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { readYaml } from './readYaml';

const schema = z.strictObject({ rows: z.array(z.strictObject({ label: z.string(), size: z.number() })) });
const place = {
  file: 'docs/a/b.mdx',
  line: 10,
  expected: 'rows with label and size',
  hint: 'see contributing/pictures.md',
};
const read = (text: string) => readYaml(text, schema, place);

describe('readYaml', () => {
  it('gives typed data and the line of each part', () => {
    const { data, lineOf } = read('rows:\n  - { label: a, size: 1 }\n  - { label: b, size: 2 }\n');
    expect(data.rows[1]).toEqual({ label: 'b', size: 2 });
    expect(lineOf(['rows', 1, 'label'])).toBe(12);
    expect(lineOf(['rows', 7])).toBe(11);
  });

  it.each([
    [
      'rows:\n  - { label: a }',
      /b\.mdx:11\n {2}expected {2}rows with label and size\n {2}found {5}rows\.0\.size: is missing/,
    ],
    ['rows:\n  - { label: a, size: 1, colour: red }', /b\.mdx:11\n.*\n {2}found {5}rows\.0: the unknown key colour/],
    ['rows:\n  - { label: 3, size: 1 }', /b\.mdx:11\n.*\n.*rows\.0\.label: .*expected string/],
    ['rows: [', /b\.mdx:10\n {2}expected {2}YAML\n {2}found {5}.+\n {2}hint {6}quote/],
    ['', /b\.mdx:10\n.*\n.*rows: is missing\n {2}hint {6}see contributing\/pictures/],
  ])('says where the author went wrong: %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
