import { taken, watch } from './watch.mjs';

export default async (page) => {
  await watch(page);
  return (await taken(page)).map((line) => line.trim());
};
