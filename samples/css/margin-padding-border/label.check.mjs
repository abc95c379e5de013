/** How high the paragraph is: without space around the label, as written, and as inline-block. */
const ways = [
  ['label without space', 'all: initial; font: inherit'],
  ['label as written', ''],
  ['label as inline-block', 'display: inline-block'],
];

export default async (page) =>
  page.evaluate((ways) => {
    const [p, span] = ['p', 'span'].map((one) => document.querySelector(one));
    return ways.map(([name, style]) => {
      span.style.cssText = style;
      return `${name.padEnd(22)}p ${p.getBoundingClientRect().height} px high`;
    });
  }, ways);
