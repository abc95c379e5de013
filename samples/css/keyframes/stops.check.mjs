/** Three computed values of the box at chosen times; then its translate with another easing in line 15. */
export default async (page) =>
  page.evaluate(() => {
    const box = document.querySelector('.box');
    const short = (text, digits) => String(Number((parseFloat(text) || 0).toFixed(digits)));
    const at = (time) => {
      for (const animation of box.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      const { translate, opacity, scale } = getComputedStyle(box);
      return [short(opacity, 2), short(scale, 2), short(translate, 0)];
    };
    const times = [0, 500, 800, 1000, 1200, 1500];
    const linear = times.map(at);
    box.style.animationTimingFunction = 'ease-in-out';
    const eased = times.map((time) => at(time)[2]);
    const row = ([ms, ...cells]) =>
      String(ms).padEnd(4) + cells.map((cell, index) => cell.padStart([8, 7, 10, 6][index])).join('');
    return [
      row(['ms', 'opacity', 'scale', 'translate', 'eased']),
      ...times.map((time, index) => row([time, ...linear[index], eased[index]])),
    ];
  });
