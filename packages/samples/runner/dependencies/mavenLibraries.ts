import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { hashOf } from '../../contract/hash';
import { fetchOnce } from './fetched';
import type { Bind } from '../sandbox/sandbox';
import type { Plan } from '../languages/language';

const inSandbox = '/libraries';

/** Arguments for `java`: the class path as a sample sees it, with its own folder for resources such as META-INF/persistence.xml. */
export const classPath = (libs: readonly string[]): readonly string[] =>
  libs.length === 0 ? [] : ['-cp', `${inSandbox}/*:.`];

/** A Bash script that finds these libraries in their folder: what it needs for that, beside its own text. */
export const withLibraries = (libs: readonly string[] = []): Pick<Plan, 'tools' | 'libs'> => ({
  tools: ['bash', ...(libs.length > 0 ? (['maven'] as const) : [])],
  ...(libs.length > 0 && { libs }),
});

/**
 * The folder with pinned `group:artifact:version` libraries and all that they need, and with archives that are named
 * `group:artifact:version:type` or `…:type:classifier` alone: fetched once by Maven, and kept by the names.
 * @throws Error with Maven's complaint when it cannot
 */
export function libraryBinds(libs: readonly string[]): Bind[] {
  if (libs.length === 0) return [];
  const folder = fetchOnce('maven', hashOf(...[...libs].sort()), 'Maven', (draft) => resolveLibraries(libs, draft));
  return [{ source: path.join(folder, 'jars'), target: inSandbox, mode: 'ro' }];
}

function resolveLibraries(libs: readonly string[], folder: string): void {
  fs.mkdirSync(path.join(folder, 'jars'));
  fs.writeFileSync(path.join(folder, 'pom.xml'), pomOf(libs));
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies';
  const maven = spawnSync(
    'mvn',
    // `-U` asks again for what was missing the last time, which Maven remembers.
    ['-q', '-B', '-U', '-f', path.join(folder, 'pom.xml'), goal, '-DoutputDirectory=jars', '-DincludeScope=runtime'],
    { encoding: 'utf8', timeout: 300_000 },
  );
  if (maven.status !== 0) {
    throw new Error(`Maven cannot resolve ${libs.join(', ')}:\n${(maven.stdout + maven.stderr).slice(-2000)}`);
  }
}

/** An archive such as a distribution holds all that it needs. */
const withoutOthers = '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>';

function pomOf(libs: readonly string[]): string {
  const dependencies = libs.map((lib) => {
    const [group, artifact, version, type, classifier] = lib.split(':');
    const classified = classifier ? `<classifier>${classifier}</classifier>` : '';
    const file = type ? `<type>${type}</type>${classified}${withoutOthers}` : '';
    return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>${file}</dependency>`;
  });
  return `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>groundwork</groupId><artifactId>sample</artifactId><version>1</version>
<dependencies>${dependencies.join('\n')}</dependencies></project>\n`;
}
