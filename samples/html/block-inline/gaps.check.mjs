const repairs = ['', 'display: block', 'vertical-align: bottom'];

/** What stands under the image, and whether two columns of 100 pixels stand side by side in 200. */
export default async (page) =>
  page.evaluate((repairs) => {
    const [figure, img, columns] = ['#picture', 'img', '#columns'].map((one) => document.querySelector(one));
    const said = (name, text) => `${name.padEnd(32)}${text}`;
    const gap = () => figure.getBoundingClientRect().bottom - img.getBoundingClientRect().bottom;
    const lines = repairs.map((style) => {
      img.style.cssText = style;
      return said(`image ${style}`.trim(), gap() > 0.5 ? 'a gap' : 'no gap');
    });
    img.style.cssText = '';
    // An empty inline block of no height stands on the baseline; the line box ends below it.
    const [foot, bare] = [document.createElement('b'), gap()];
    foot.style.cssText = 'display: inline-block; width: 0; height: 0';
    figure.append(foot);
    const below = figure.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom;
    lines.push(said('the gap ends at the baseline', Math.abs(below - bare) < 0.5 ? 'yes' : 'no'));
    foot.remove();
    const beside = () => {
      const [left, right] = [...columns.querySelectorAll('b')].map((one) => one.getBoundingClientRect());
      return left.top === right.top ? 'side by side' : 'one below the other';
    };
    lines.push(said('columns, a line break between', beside()));
    columns.innerHTML = columns.innerHTML.replace(/\s+/g, '');
    lines.push(said('columns, nothing between', beside()));
    return lines;
  }, repairs);
