/** The top of the bar in the viewport, by how far the page is scrolled and by the style that is added to the shop. */
export default (page) =>
  page.evaluate(() => {
    const shop = document.querySelector('.shop');
    const bar = document.querySelector('.bar');
    const scrolls = [0, 100];
    const line = (name, numbers) => name.padEnd(20) + numbers.map((number) => String(number).padStart(5)).join('');
    const rows = ['', 'transform: scale(1)', 'filter: blur(0)', 'overflow: hidden'].map((style) => {
      shop.style.cssText = style;
      const tops = scrolls.map((scroll) => {
        scrollTo(0, scroll);
        return bar.getBoundingClientRect().top;
      });
      return line(style || 'nothing added', tops);
    });
    return [line('scrolled by', scrolls), ...rows];
  });
