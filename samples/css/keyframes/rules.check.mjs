const slide = (frames) => `@keyframes slide { ${frames} }`;
const stop = slide('50% { translate: 80px } to { translate: 120px }');
const eased = '#box { animation-timing-function: ease-in-out }';
const both = 'from { translate: 20px } to { translate: 120px }';

/** Rules that are added to the page; the box's own translate is 40px, and the moment is half of the way. */
const cases = {
  'from 20 to 120': [slide(both)],
  'no from': [slide('to { translate: 100px }')],
  'to is !important': [slide('from { translate: 20px } to { translate: 120px !important }')],
  'against style="translate: 5px"': [slide(both), '', '5px'],
  'against translate: 5px !important': [slide(both), '#box { translate: 5px !important }'],
  'ended, filled, style="translate: 5px"': [slide(both), '#box { animation-fill-mode: forwards }', '5px', 3000],
  'two of this name, the later has no to': [slide(both) + slide('from { translate: 20px }')],
  'the earlier in no layer, the later in one': [slide(both) + `@layer late { ${slide('from { translate: 20px }')} }`],
  'animation: slide, other (0 to 0)': [
    slide(both) + '@keyframes other { from, to { translate: 0px } }',
    '#box { animation: slide 2s linear, other 2s linear }',
  ],
  'animation-composition: add': [slide(both), '#box { animation-composition: add }'],
  'eased, 200 ms before its 80 at 50%': [stop, eased, '', 800],
  'eased, 200 ms after it': [stop, eased, '', 1200],
};

export default async (page) =>
  page.evaluate((cases) => {
    const box = document.querySelector('#box');
    document.querySelector('style').textContent = '';
    const sheet = document.head.appendChild(document.createElement('style'));
    return Object.entries(cases).map(([name, [frames, rule = '', style = '', time = 1000]]) => {
      sheet.textContent = '';
      getComputedStyle(box).translate;
      sheet.textContent = `#box { translate: 40px; animation: slide 2s linear } ${frames} ${rule}`;
      box.style.translate = style;
      for (const animation of box.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return name.padEnd(44) + (Math.round(parseFloat(getComputedStyle(box).translate) * 10) / 10 || 0);
    });
  }, cases);
