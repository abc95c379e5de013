/** What the tag and the price say where they are, in a viewport of 300 by 160 pixels, after each scroll. */
export async function where(page, scrolls) {
  await page.setViewportSize({ width: 300, height: 160 });
  const lines = [];
  for (const scrolled of scrolls) {
    await page.evaluate((y) => {
      scrollTo(0, y);
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, scrolled);
    const says = await page.locator('.tag, .price').allTextContents();
    lines.push(`scrolled by ${scrolled}:`.padEnd(18) + says.map((text) => text.padEnd(13)).join('').trimEnd());
  }
  return lines;
}
