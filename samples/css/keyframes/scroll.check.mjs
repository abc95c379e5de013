/** The bar at three places of the scroll, then with the shorthand after the timeline. */
export default async (page) =>
  page.evaluate(async () => {
    const [article, bar] = [document.querySelector('article'), document.querySelector('#bar')];
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const lines = [];
    const look = async (name) => {
      await frame();
      const [animation] = bar.getAnimations();
      const time = animation ? `${animation.currentTime}` : 'no animation';
      lines.push(`${name.padEnd(24)}${time.padEnd(16)}scale ${getComputedStyle(bar).scale}`);
    };
    const end = article.scrollHeight - article.clientHeight;
    for (const part of [0, 0.5, 1]) {
      article.scrollTop = part * end;
      await look(`scrolled ${part * 100}%`);
    }
    bar.style.cssText = 'animation-timeline: scroll(nearest); animation: grow linear';
    await look('shorthand comes last');
    return lines;
  });
