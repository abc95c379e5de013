/** From where to where the button and the tip reach in the viewport, from top to bottom, by the margin of the card. */
export default (page) =>
  page.evaluate(() => {
    const span = (selector) => {
      const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
      return `${top} to ${bottom}`.padEnd(12);
    };
    const rows = [100, 20].map((margin) => {
      document.querySelector('.card').style.marginTop = `${margin}px`;
      return `${margin}px`.padEnd(12) + span('button') + span('.tip').trimEnd();
    });
    return ['margin-top  button      tip', ...rows];
  });
