/** In the browser what the server wrote stays (`plugins/first-paint/client/head/apply.ts`): no reader needs it. */
export default function StructuredData(): null {
  return null;
}
