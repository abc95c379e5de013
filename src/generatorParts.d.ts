/** The generator's own modules behind the aliases that `plugins/resilience/node/index.ts` sets. */
declare module '@generator/ComponentCreator' {
  import type { ComponentType } from 'react';
  export default function createComponent(
    path: string,
    hash: string,
  ): ComponentType<object> & { preload: () => Promise<unknown> };
}

declare module '@generator/Link' {
  export { default } from '@docusaurus/Link';
}
