export const log: string[] = [];

/** Stands for () => import('./Chart.jsx'), and takes 300 ms. */
export async function loadChart() {
  log.push('the code of Chart is fetched');
  await new Promise((done) => setTimeout(done, 300));
  return { default: () => <p>chart: 9, 8, 9</p> };
}

(window as unknown as { log: string[] }).log = log;
