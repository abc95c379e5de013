import { open } from './watch.mjs';

export default (page) =>
  open(page, 'long.html', async ({ load, at, goal }) => {
    await load();
    await at(2);
    goal();
    await at(28);
  });
