/** Which elements change their size when they are given a ::before of 40 by 40 pixels. */
export default async (page) =>
  page.evaluate(async () => {
    const size = (element) => `${element.scrollWidth},${element.getBoundingClientRect().height}`;
    const name = ({ localName, type, classList }) =>
      type === 'checkbox' ? `checkbox${classList.contains('bare') ? ' with appearance: none' : ''}` : localName;
    const rows = [...document.querySelectorAll('main > *')].map((element) => {
      element.style.alignSelf = 'start';
      const after = size(element);
      element.classList.remove('with');
      const before = size(element);
      element.classList.add('with');
      return { name: name(element), has: before !== after, content: getComputedStyle(element, '::before').content };
    });
    const list = (has) => rows.filter((row) => row.has === has).map((row) => row.name).join(', ');
    const said = rows.filter((row) => !row.has && row.content === '"B"').length;
    return [`a box:  ${list(true)}`, `no box: ${list(false)}`, `of those without, getComputedStyle says content "B": ${said}`];
  });
