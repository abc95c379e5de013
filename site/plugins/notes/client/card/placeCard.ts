interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between the card and its link, and between the card and the edge of the window. */
const gap = 6;
const margin = 8;

/** Where a card stands in the window: below its link, above it where only there is room, never over an edge. */
export function placeCard(link: Box, card: Size, view: Size): { left: number; top: number } {
  const fitsBelow = link.bottom + gap + card.height + margin <= view.height;
  const fitsAbove = link.top - gap - card.height >= margin;
  const left = Math.max(margin, Math.min(link.left, view.width - card.width - margin));
  return { left, top: fitsBelow || !fitsAbove ? link.bottom + gap : link.top - gap - card.height };
}
