import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = '@groundwork/search/package.json';

/**
 * The path of a file of this package. It is found by the package's name from the folder of the site that is built: in
 * the index's thread and in the tests of the built site a module does not know its own address.
 */
export const packageFile = (name: string): string =>
  path.join(path.dirname(createRequire(path.resolve('package.json')).resolve(manifest)), name);
