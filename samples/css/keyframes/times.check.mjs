/** The computed translate of each line at chosen times, in pixels; then how many of them run when less motion is asked for. */
export default async (page) => {
  const running = () => page.evaluate(() => document.getAnimations().length);
  const all = await running();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reduced = await running();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const lines = await page.evaluate(() => {
    const times = [0, 750, 1500, 2500, 3500];
    const row = (name, cells) => name.padEnd(10) + cells.map((cell) => String(cell).padStart(5)).join('');
    const value = (line) => parseFloat(getComputedStyle(line).translate) || 0;
    const rows = [...document.querySelectorAll('p')].map((line) => {
      const [animation] = line.getAnimations();
      animation.pause();
      const cells = times.map((time) => {
        animation.currentTime = time;
        return Math.round(value(line));
      });
      return row(line.className, cells);
    });
    return [row('ms', times), ...rows];
  });
  return [...lines, `less motion: ${reduced} of ${all} animations`];
};
