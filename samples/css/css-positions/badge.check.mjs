/** Where the badge and the price begin, in pixels from the left and from the top of the page, by the badge's position. */
export default async (page) => {
  const rows = await page.evaluate(() => {
    const badge = document.querySelector('.badge');
    const price = document.querySelector('.price');
    const placeOf = (element) => {
      const { left, top } = element.getBoundingClientRect();
      return `${left}, ${top}`;
    };
    return ['static', 'relative'].map((position) => {
      badge.style.position = position;
      return [position, placeOf(badge), placeOf(price)];
    });
  });
  const line = ([position, ofBadge, ofPrice]) => position.padEnd(10) + ofBadge.padEnd(8) + ofPrice;
  return [['position', 'badge', 'price'], ...rows].map(line);
};
