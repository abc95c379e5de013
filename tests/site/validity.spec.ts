import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { builtFiles } from './support/builtPages';

/** Its CSS is years behind (`@layer` is unknown to it); stylesheets are read by Stylelint and by the build. */
const isAboutCss = ({ message }: { message: string }): boolean => message.startsWith('CSS:');

interface Report {
  messages: { url: string; lastLine: number; message: string; extract?: string }[];
}

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test('the Nu HTML checker finds no error in any page', { tag: '@verify' }, async ({}, testInfo) => {
  test.setTimeout(600_000);
  // A contributor may have no Java; CI has it.
  test.skip(!process.env['CI'] && !(has('java') && has('mvn')), 'needs Java and Maven');
  const classPath = testInfo.outputPath('classpath');
  await writeClassPath(classPath);

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
  const { messages } = reportIn(checked.stderr);
  const faults = messages.filter((message) => !isAboutCss(message));
  const [found = '', ...others] = faults.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`);
  expect(found).toContain('faulty.html');
  expect(others).toEqual([]);
});

/**
 * Has Maven fetch the checker, unless its own cache has it, and write where the files are. A registry that refuses is
 * asked three times.
 * @throws Error with what Maven said the last time
 */
async function writeClassPath(file: string): Promise<void> {
  const goal = ['dependency:build-classpath', `-Dmdep.outputFile=${file}`];
  const pom = 'tests/site/validator/pom.xml';
  let said = '';
  for (const pause of [0, 5000, 20_000]) {
    await wait(pause);
    const { status, stdout } = spawnSync('mvn', ['-q', '-B', '-f', pom, ...goal], { encoding: 'utf8' });
    if (status === 0) return;
    said = stdout;
  }
  throw new Error(`Maven did not fetch the checker in three tries; its cache or its registry is at fault:\n${said}`);
}

/** The report among what a Java program writes: the machine itself tells of its options and warnings there as well. */
function reportIn(output: string): Report {
  const [report] = /^\{.*"messages":\[.*\}$/m.exec(output) ?? [];
  if (report === undefined) throw new Error(`The checker wrote no report:\n${output.slice(0, 2000)}`);
  return JSON.parse(report) as Report;
}
