/** Three computed values of the box at chosen times. */
export default async (page) =>
  page.evaluate(() => {
    const box = document.querySelector('.box');
    const short = (text, digits) => String(Number((parseFloat(text) || 0).toFixed(digits)));
    const rows = [0, 500, 800, 1000, 1200, 1500].map((time) => {
      for (const animation of box.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const { translate, opacity, scale } = getComputedStyle(box);
      return [time, short(translate, 0), short(opacity, 1), short(scale, 2)];
    });
    return [['ms', 'translate', 'opacity', 'scale'], ...rows].map(([ms, ...cells]) =>
      String(ms).padEnd(6) + cells.map((cell) => cell.padStart(10)).join(''),
    );
  });
