const rules = ['vertical-align: baseline', 'vertical-align: bottom', 'display: block'];

/** Whether orange shows below the picture, by the rule of the img. */
export default async (page) =>
  page.evaluate((rules) => {
    const [frame, img] = [document.querySelector('.frame'), document.querySelector('img')];
    return rules.map((rule) => {
      img.style.cssText = rule;
      const gap = frame.getBoundingClientRect().bottom - img.getBoundingClientRect().bottom;
      return rule.padEnd(26) + (gap > 0.5 ? 'gap' : 'no gap');
    });
  }, rules);
