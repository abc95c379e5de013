import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The path of a file of one of our packages, which exports its `package.json` for it. Found by the package's name from
 * the folder of the site that is built: in a thread that is bundled and in the tests of the built site a module does
 * not know its own address.
 */
export function packageFile(name: string, file: string): string {
  const manifest = createRequire(path.resolve('package.json')).resolve(`${name}/package.json`);
  return path.join(path.dirname(manifest), file);
}
