import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { builtFiles } from './support/builtPages';

/** Its CSS is years behind (`@layer` is unknown to it); stylesheets are read by Stylelint and by the build. */
const isAboutCss = ({ message }: { message: string }): boolean => message.startsWith('CSS:');

interface Report {
  messages: { url: string; lastLine: number; message: string; extract?: string }[];
}

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test('the Nu HTML checker finds no error in any page', ({}, testInfo) => {
  test.setTimeout(300_000);
  // A contributor may have no Java; CI has it.
  test.skip(!process.env['CI'] && !(has('java') && has('mvn')), 'needs Java and Maven');
  const classPath = testInfo.outputPath('classpath');
  const pom = 'tests/site/validator/pom.xml';
  const fetched = spawnSync('mvn', [
    '-q',
    '-B',
    '-f',
    pom,
    'dependency:build-classpath',
    `-Dmdep.outputFile=${classPath}`,
  ]);
  expect(fetched.status, String(fetched.stdout)).toBe(0);

  // Recorded samples show mistakes on purpose; they are in frames of their own.
  const pages = builtFiles().filter((file) => file.endsWith('.html') && !file.startsWith('/frames/'));
  expect(pages.length).toBeGreaterThan(160);
  // One fault that it has to find: silence would be no proof.
  const faulty = testInfo.outputPath('faulty.html');
  writeFileSync(faulty, '<!doctype html><html lang="en"><title>x</title><p itemprop="name">x</p></html>');
  const checked = spawnSync(
    'java',
    [
      '-Xss4m',
      ...['-cp', readFileSync(classPath, 'utf8').trim()],
      ...['nu.validator.client.SimpleCommandLineValidator', '--format', 'json', '--errors-only'],
      faulty,
      ...pages.map((page) => path.join('build', page)),
    ],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(checked.stderr) as Report;
  const faults = messages.filter((message) => !isAboutCss(message));
  const [found = '', ...others] = faults.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`);
  expect(found).toContain('faulty.html');
  expect(others).toEqual([]);
});
