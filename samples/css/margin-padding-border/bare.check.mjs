/** The margins and the padding that the browser's own style sheet sets. */
export default async (page) =>
  page.evaluate(() => {
    const rows = ['body', 'p', 'ul', 'li'].map((name) => {
      const { margin, padding } = getComputedStyle(document.querySelector(name));
      return [name, margin, padding];
    });
    return [['', 'margin', 'padding'], ...rows].map(
      ([name, margin, padding]) => `${name.padEnd(6)}${margin.padEnd(10)}${padding}`,
    );
  });
