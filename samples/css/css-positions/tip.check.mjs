const tries = ['', '.button { position: relative }', '.button { position: relative } .tip { position: fixed }', '.button { transform: scale(1) } .tip { position: fixed }', '.tip { position-anchor: --ordre }'];

/** By a rule that is added: whether the tip is above the button. */
export default (page) =>
  page.evaluate((all) => {
    const sheet = document.head.appendChild(document.createElement('style'));
    return all.map((rule) => {
      sheet.textContent = rule;
      const [tip, button] = ['.tip', '.button'].map((one) => document.querySelector(one).getBoundingClientRect());
      return (rule || 'nothing added').padEnd(60) + (tip.bottom === button.top ? 'above the button' : 'elsewhere');
    });
  }, tries);
