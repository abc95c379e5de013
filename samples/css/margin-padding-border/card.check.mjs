/** Which element a click would hit in each of the four areas, left of the text, at half the height of the card. */
export default async (page) =>
  page.evaluate(() => {
    const areas = { margin: 15, border: 32, padding: 45, content: 60 };
    return Object.entries(areas).map(([area, x]) => {
      const hit = document.elementFromPoint(x, 65);
      return `click in the ${area.padEnd(7)} -> ${hit.className || 'not the card'}`;
    });
  });
