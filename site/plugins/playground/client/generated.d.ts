declare module '@generated/playground/files.json' {
  const files: import('@groundwork/playground').PlaygroundFiles;
  export default files;
}

declare module '@generated/code-classes.json' {
  const classes: import('@groundwork/lib/codeRoles').CodeClasses;
  export default classes;
}
