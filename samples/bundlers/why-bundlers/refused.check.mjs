/** Prints the first sentence of each message, in lines of at most 60 columns. */
function lines(message, index) {
  const [sentence] = message.split(/(?<=\.) |\. Relative/);
  return `${index + 1} ${sentence}`.match(/.{1,58}(\s|$)/g).map((line, n) => (n === 0 ? '' : '  ') + line.trim());
}

export default async (page) => {
  // the refused CSS is told on the console only
  const logged = page.waitForEvent('console', (message) => message.text().includes('MIME'));
  await page.reload();
  const css = (await logged).text();
  const messages = await page.evaluate('messages');
  return [...messages, css].flatMap(lines);
};
