/** The top of the first heading in the viewport, by how far the page is scrolled and by the style that is added. */
export default (page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h2');
    const section = document.querySelector('section');
    const scrolls = [0, 100, 150, 170];
    const line = (name, numbers) => name.padEnd(16) + numbers.map((number) => String(number).padStart(5)).join('');
    const topsWith = (element, style) => {
      element.style.cssText = style;
      const tops = scrolls.map((scroll) => {
        scrollTo(0, scroll);
        return heading.getBoundingClientRect().top;
      });
      element.style.cssText = '';
      return tops;
    };
    return [
      line('scrolled by', scrolls),
      line('nothing added', topsWith(section, '')),
      line('overflow: hidden', topsWith(section, 'overflow: hidden')),
      line('overflow: clip', topsWith(section, 'overflow: clip')),
      line('top: auto', topsWith(heading, 'top: auto')),
    ];
  });
