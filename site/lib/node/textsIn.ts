/** Every text in a value that was read from JSON, however deep: the generator nests the names of chunks as routes do. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
