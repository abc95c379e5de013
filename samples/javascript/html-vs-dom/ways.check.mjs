/** For each way: which parts of the bait came to life. */
export default (page) => page.evaluate(() => tryAll());
