/** Where the open menu is, from the button, and whether its end is seen, in a window 480 high; by the margin above the card. */
export default async (page) => {
  await page.click('button');
  return page.evaluate(async (tops) => {
    const lines = [];
    for (const top of tops) {
      document.querySelector('.wrap').style.marginTop = `${top}px`;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const menu = document.querySelector('.menu');
      const [inner, by] = [menu, document.querySelector('button')].map((one) => one.getBoundingClientRect());
      const isBelow = inner.top >= by.bottom - 1;
      const gap = Math.round(isBelow ? inner.top - by.bottom : by.top - inner.bottom);
      const isSeen = document.elementFromPoint(inner.left + 10, inner.bottom - 10) === menu;
      lines.push(`${top} above the card: ${isBelow ? 'below' : 'above'} the button, ${gap} apart, ${isSeen ? 'seen' : 'cut off'}`);
    }
    return lines;
  }, [60, 410]);
};
