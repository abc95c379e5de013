import { open } from './watch.mjs';

export default (page) =>
  open(page, 'events.html', async ({ load, at, goal, cut }) => {
    await load();
    await at(2);
    goal();
    await at(4);
    cut();
    await at(5);
    goal();
    await at(12);
  });
