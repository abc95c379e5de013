/** The computed translate of the box at chosen times, as written and without a duration. */
export default async (page) =>
  page.evaluate(() => {
    const box = document.querySelector('.box');
    const at = (time) => {
      for (const animation of box.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return parseFloat(getComputedStyle(box).translate) || 0;
    };
    const row = (...cells) => cells.map((cell) => String(cell).padStart(7)).join('');
    const times = [0, 500, 1000, 1500, 2000];
    const written = times.map(at);
    box.style.animationDuration = '0s';
    const without = times.map(at);
    return [
      'ms      written   no line 13',
      ...times.map((time, index) => `${row(time)} ${row(written[index])} px${row(without[index])} px`),
    ];
  });
