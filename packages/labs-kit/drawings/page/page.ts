/** Whether a drawing's pictures are to be there at once: the reader asked for no movement, or holds a slider. */
export const isStillIn = (drawing: Element | null): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  !!drawing?.closest('.lab')?.querySelector('input[type="range"]:active');

/** Where a pointer is, in the drawing's own units; null while the drawing is not shown. */
export function pointIn(
  svg: SVGSVGElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): DOMPoint | null {
  const matrix = svg?.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null;
}
