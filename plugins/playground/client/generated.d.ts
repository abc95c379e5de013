declare module '@playground-workers' {
  /** The address of the worker of each kind of program. */
  const addresses: Record<import('../shared/runMessages').RunKind, string>;
  export default addresses;
}
