declare module 'playground:guest' {
  /** The bundle of `guest/main.ts`, an expression whose value is `install`. */
  const text: string;
  export default text;
}

declare module '*.wasm' {
  /** Address of the file, relative to the worker. */
  const address: string;
  export default address;
}
