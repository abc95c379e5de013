/** After each way to start again: is it another animation than before, and at which time is it? */
export default async (page) =>
  page.evaluate(() => {
    const box = document.querySelector('p');
    const ways = {
      'without line 18': () => {
        box.classList.remove('slide');
        box.classList.add('slide');
      },
      'with line 18': () => document.querySelector('button').click(),
      'hidden, then shown': () => {
        box.style.display = 'none';
        box.getAnimations();
        box.style.display = '';
      },
      'line 8 set to 300px': () => {
        const [rule] = document.styleSheets[0].cssRules;
        rule.findRule('to').style.translate = '300px';
      },
    };
    const rows = Object.entries(ways).map(([name, again]) => {
      box.classList.remove('slide');
      box.getAnimations();
      box.classList.add('slide');
      const [before] = box.getAnimations();
      before.pause();
      before.currentTime = 500;
      again();
      const [after] = box.getAnimations();
      const where = `${Math.round(after.currentTime ?? 0)} ms`;
      return name.padEnd(20) + (after === before ? 'goes on' : 'anew').padEnd(10) + where.padStart(6);
    });
    return ['tried at 500 ms     animation   time', ...rows];
  });
