/** Stands in for a part of the theme that this site's settings and notes never show (`node/unusedParts.ts`). */
export default function Nothing(): null {
  return null;
}
