export function euros(cents: number): string {
  return `${cents / 100} euros`;
}
