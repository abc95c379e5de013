/**
 * What the generator's compiled packages use of `tslib` in the browser, in place of the whole of it.
 * `contract.test.ts` fails when they begin to use more.
 */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module?.__esModule ? module : { default: module };

export function __exportStar(from: Record<string, unknown>, to: Record<string, unknown>): void {
  for (const name of Object.keys(from)) {
    if (name !== 'default' && !Object.hasOwn(to, name))
      Object.defineProperty(to, name, { enumerable: true, get: () => from[name] });
  }
}
