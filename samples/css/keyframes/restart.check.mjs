/** After each way to start again: is it another animation than before, and at which time is it? */
export default async (page) =>
  page.evaluate(async () => {
    const save = document.querySelector('#save');
    const ways = {
      'remove and add the class': () => save.click(),
      'the same, with a look at the layout between': () => {
        save.classList.remove('shake');
        void save.offsetWidth;
        save.classList.add('shake');
      },
      'animation.currentTime = 0': () => (save.getAnimations()[0].currentTime = 0),
    };
    return Object.entries(ways).map(([name, again]) => {
      save.classList.remove('shake');
      save.getAnimations();
      save.classList.add('shake');
      const [before] = save.getAnimations();
      before.pause();
      before.currentTime = 300;
      again();
      const [after] = save.getAnimations();
      return `${name.padEnd(46)}${after === before ? 'the same' : 'a new one'}, at ${Math.round(after.currentTime ?? 0)} ms`;
    });
  });
