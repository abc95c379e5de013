import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Minimizer = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['DefinePlugin']>;

/**
 * Minifies the bundler's runtime before the generator's minimizer, which then leaves it alone. That one gives the
 * shortest names to what is used together with the most frequent letters of a file, and the runtime holds the hashes
 * of all chunks: at that moment still those that depend on the folder of the build. The same source would get another
 * runtime in another folder, thus another build id on every page, and open tabs would reload for nothing.
 */
export function runtimeMinimizer(): Minimizer {
  const minimizerOptions: object = {
    ...getSwcJsMinimizerOptions(),
    minify: true,
    mangle: { disableCharFreq: true },
  };
  // swc knows more options than the bundler's types, and the generator types every bundler as webpack.
  return new rspack.SwcJsMinimizerRspackPlugin({ test: /runtime~/, minimizerOptions }) as unknown as Minimizer;
}
