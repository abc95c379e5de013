/** How high the page is in a window 480 high, by a rule that is added. */
export default (page) =>
  page.evaluate((all) => {
    const sheet = document.head.appendChild(document.createElement('style'));
    return all.map((rule) => {
      sheet.textContent = rule;
      return (rule || 'nothing added').padEnd(32) + `the page is ${document.documentElement.scrollHeight} high`;
    });
  }, ['', '.list { position: relative }', '.row { position: relative }', '.spoken { top: 0; left: 0 }']);
