declare module '@generated/groundwork-sharing/default/structured-data.json' {
  const described: Readonly<Record<string, readonly object[]>>;
  export default described;
}
