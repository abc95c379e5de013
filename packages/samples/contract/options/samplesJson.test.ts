import path from 'node:path';

import { expect, it } from 'vitest';

import { notesFolder } from '../../testing/notesFolder';
import { readSamplesJson } from './samplesJson';

const { root, write } = notesFolder();
const folder = path.join(root, 'samples/go/maps');

function read(text: string): unknown {
  write('samples/go/maps/samples.json', text);
  return readSamplesJson(root, folder);
}

it('is empty where there is none', () => expect(readSamplesJson(root, path.join(root, 'samples/none'))).toEqual({}));

it('has options of the page, of programs and of sessions', () => {
  const options = {
    vary: [{ pattern: '\\d+', why: 'the clock' }],
    programs: { 'a.go': { args: ['1'] } },
    sessions: {},
  };
  expect(read(JSON.stringify(options))).toEqual(options);
});

it.each([
  ['what is no JSON', '{ "vary": [], }', /expected +JSON/],
  ['an option that there is not', '{ "programs": { "a.go": { "retries": 3 } } }', /programs\.a\.go as .*retries/s],
  ['a pattern that is none', '{ "vary": [{ "pattern": "(", "why": "the clock" }] }', /is not a regular expression/],
  ['a mark without a reason', '{ "vary": [{ "order": "lines" }] }', /vary\.0/],
  ['a library without a version', '{ "sessions": { "libs": ["org.example:a"] } }', /sessions\.libs\.0/],
])('refuses %s, by the name of the file', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).toThrow('samples/go/maps/samples.json');
});
