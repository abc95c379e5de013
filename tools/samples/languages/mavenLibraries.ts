import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { hashOf } from '../../../lib/samples/hash';
import type { Bind } from '../sandbox';
import { findTool } from '../toolchains';

export interface Libraries {
  /** Arguments for `java`: the class path as a sample sees it. */
  flags: string[];
  binds: Bind[];
}

const inSandbox = '/libraries';

/**
 * Resolves pinned `group:artifact:version` libraries with all that they need, and archives that are named
 * `group:artifact:version:type` or `…:type:classifier` alone, once, by Maven, into
 * `.cache/samples/maven/<hash>/`. Later runs are offline. Throws with Maven's complaint when it cannot.
 */
export function libraryPath(root: string, libs: readonly string[]): Libraries {
  if (libs.length === 0 || !findTool('maven')) return { flags: [], binds: [] };
  const folder = path.join(root, '.cache/samples/maven', hashOf(...[...libs].sort()));
  if (!fs.existsSync(path.join(folder, 'complete'))) resolveLibraries(libs, folder);
  return {
    // The sample's own folder holds resources such as META-INF/persistence.xml.
    flags: ['-cp', `${inSandbox}/*:.`],
    binds: [{ source: path.join(folder, 'jars'), target: inSandbox, mode: 'ro' }],
  };
}

function resolveLibraries(libs: readonly string[], folder: string): void {
  fs.mkdirSync(path.join(folder, 'jars'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'pom.xml'), pomOf(libs));
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies';
  const maven = spawnSync(
    'mvn',
    ['-q', '-B', '-f', path.join(folder, 'pom.xml'), goal, '-DoutputDirectory=jars', '-DincludeScope=runtime'],
    {
      encoding: 'utf8',
      timeout: 300_000,
    },
  );
  if (maven.status !== 0) {
    throw new Error(`Maven cannot resolve ${libs.join(', ')}:\n${(maven.stdout + maven.stderr).slice(-2000)}`);
  }
  fs.writeFileSync(path.join(folder, 'complete'), '');
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
