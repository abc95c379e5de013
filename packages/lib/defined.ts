/**
 * A value of which the code around it has made sure, so that its type does not have to be asserted.
 * @param what names it in the error, such as `the head of the document`
 * @throws where it is missing after all
 */
export function defined<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null) throw new Error(`${what} is missing.`);
  return value;
}
