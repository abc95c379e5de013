/** In the browser what the server wrote stays (`site/plugins/first-paint/client/head/apply.ts`): no reader needs it. */
export default function StructuredData(): null {
  return null;
}
