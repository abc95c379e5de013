/** Stands for a database: each answer comes later. */
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

export async function findTea(id: number) {
  await wait(20);
  if (id !== 7) throw Error(`no tea ${id}`);
  return { name: 'Green tea', euros: 4, cost: 1.5 };
}

export async function findReview(id: number) {
  await wait(100);
  return `Tea ${id} is mild and fresh`;
}
