import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is logged in, for the request that is being answered. */
export const session = new AsyncLocalStorage<string | undefined>();

export const currentUser = () => session.getStore();
