declare module '@playground-files' {
  const files: import('../shared/playgroundFiles').PlaygroundFiles;
  export default files;
}
