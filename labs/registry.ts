import type { ComponentType } from 'react';

/** Every lab by the name that a note uses; each loads its own code, and only when it is asked for. */
export const labs = {
  'address-translation': () => import('./address-translation'),
  alignment: () => import('./alignment'),
  allocator: () => import('./allocator'),
  'binary-search-tree': () => import('./binary-search-tree'),
  'bloom-filter': () => import('./bloom-filter'),
  'boot-chain': () => import('./boot-chain'),
  'change-a-byte': () => import('./change-a-byte'),
  compress: () => import('./compress'),
  'container-view': () => import('./container-view'),
  'cpu-cache': () => import('./cpu-cache'),
  'dma-copy': () => import('./dma-copy'),
  environments: () => import('./environments'),
  epoll: () => import('./epoll'),
  'event-loop': () => import('./event-loop'),
  'expression-stack': () => import('./expression-stack'),
  'gateway-routing': () => import('./gateway-routing'),
  'hash-table': () => import('./hash-table'),
  hoisting: () => import('./hoisting'),
  inodes: () => import('./inodes'),
  journal: () => import('./journal'),
  'keep-alive': () => import('./keep-alive'),
  'measured-boot': () => import('./measured-boot'),
  'margin-collapse': () => import('./margin-collapse'),
  keyframes: () => import('./keyframes'),
  'merkle-tree': () => import('./merkle-tree'),
  'method-sets': () => import('./method-sets'),
  'nat-table': () => import('./nat-table'),
  overlay: () => import('./overlay'),
  'permission-bits': () => import('./permission-bits'),
  'pid-namespaces': () => import('./pid-namespaces'),
  pipe: () => import('./pipe'),
  'pool-or-loop': () => import('./pool-or-loop'),
  positions: () => import('./positions'),
  'process-tree': () => import('./process-tree'),
  reachability: () => import('./reachability'),
  'reconcile-loop': () => import('./reconcile-loop'),
  'salted-hash': () => import('./salted-hash'),
  scheduler: () => import('./scheduler'),
  specificity: () => import('./specificity'),
  'stack-frames': () => import('./stack-frames'),
  'tcp-loss': () => import('./tcp-loss'),
  'tls-handshake': () => import('./tls-handshake'),
} satisfies Record<string, () => Promise<{ default: ComponentType; steps: readonly string[] }>>;

export type LabName = keyof typeof labs;

/** True for the name of a lab. Asks for own names only, because the name may come from an attribute. */
export const isLabName = (name: unknown): name is LabName => typeof name === 'string' && Object.hasOwn(labs, name);
