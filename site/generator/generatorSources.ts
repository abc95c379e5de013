import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** For tests: what the sources of the generator ask for, as they are installed. */
interface Import {
  /** The file, from the folder of the packages: `@docusaurus/core/lib/client/App.js`. */
  file: string;
  request: string;
}

const packages = path.join(process.cwd(), 'node_modules');

/** The packages of the generator that the site is made with. Its own code runs in all of them but the first's server. */
const read = [
  'core/lib/client',
  'plugin-content-docs/lib',
  'plugin-content-pages/lib',
  'theme-classic/lib',
  'theme-common/lib',
  'theme-mermaid/lib',
  'utils-common/lib',
];

/** Every import of the generator's sources, by `import`, `export … from` or `require`. */
export function importsOfGenerator(): Import[] {
  return read.flatMap(scriptsBelow).flatMap((file) => {
    const text = generatorText(file);
    const found = text.matchAll(/\bfrom '([^']+)'|\bimport '([^']+)'|\b(?:import|require)\(['"]([^'"]+)['"]\)/g);
    return [...found].flatMap(([, ...names]) => names.filter(Boolean).map((request) => ({ file, request })));
  });
}

/** The scripts of a folder of the generator, such as `core/lib/client`. */
export const scriptsBelow = (folder: string): string[] =>
  readdirSync(path.join(packages, '@docusaurus', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.posix.join('@docusaurus', folder, name));

/** The texts of those of several folders. */
export const textsBelow = (...folders: readonly string[]): string[] => folders.flatMap(scriptsBelow).map(generatorText);

/** The text of a file of a package. */
export const generatorText = (file: string): string => readFileSync(path.join(packages, file), 'utf8');

/** The file of a part of the theme as the generator has it: of the classic theme, or what stands in for any theme. */
export function originalOfPart(part: string): string | undefined {
  const name = part.replace('@theme/', '');
  return [
    '@docusaurus/theme-classic/lib/theme',
    '@docusaurus/core/lib/client/theme-fallback',
    '@docusaurus/theme-mermaid/lib/theme',
  ]
    .flatMap((folder) => [`${folder}/${name}/index.js`, `${folder}/${name}.js`])
    .find(exists);
}

/** The file of a module of the generator's inside, named without its extension. */
export const fileOfModule = (request: string): string | undefined =>
  [`${request}.js`, `${request}/index.js`, request].find(exists);

function exists(file: string): boolean {
  try {
    generatorText(file);
    return true;
  } catch {
    return false;
  }
}
