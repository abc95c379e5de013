/** The computed translate of each box after one of the two seconds. */
export default async (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('p')].map((box) => {
      for (const animation of box.getAnimations()) {
        animation.pause();
        animation.currentTime = 1000;
      }
      const value = parseFloat(getComputedStyle(box).translate) || 0;
      return `${box.textContent.padEnd(6)}${String(Math.round(value)).padStart(4)} px`;
    }),
  );
