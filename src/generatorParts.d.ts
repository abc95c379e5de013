/** The generator's own modules behind the aliases that `plugins/navigation/node/index.ts` sets. */
declare module '@generator/Link' {
  export { default } from '@docusaurus/Link';
}

declare module '@generator/ClientLifecyclesDispatcher' {
  import type { ClientModule } from '@docusaurus/types';
  import type { ComponentType, ReactNode } from 'react';

  type Update = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];
  export function dispatchLifecycleAction(action: 'onRouteUpdate', update: Update): () => void;
  const Dispatcher: ComponentType<Update & { children: ReactNode }>;
  export default Dispatcher;
}
