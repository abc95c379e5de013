/** A line for who waits, apart from the report. */
export function say(text: string): void {
  console.error(text);
}
