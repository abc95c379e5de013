// #region policy
let seed = 3;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;

/** A "model" of one question, 7 + 5: five texts, a score for each. */
const texts =
  ['13', '12', 'It is 12.', '11, 12 or 13', 'Sums are fun.'];
const softmax = (scores) => {
  const powers = scores.map((score) => Math.exp(score));
  const sum = powers.reduce((one, other) => one + other);
  return powers.map((power) => power / sum);
};
const logSlope = (scores, at) =>
  softmax(scores).map((share, i) => (i === at) - share);
const add = (scores, slope, by) =>
  scores.map((score, i) => score + by * slope[i]);
// #endregion policy

// #region stages
/** Raises the probability of each text of a corpus in turn. */
function imitate(scores, corpus, rate, steps) {
  for (let step = 0; step < steps; step++) {
    const at = corpus[Math.floor(random() * corpus.length)];
    scores = add(scores, logSlope(scores, at), rate);
  }
  return scores;
}

/** DPO: raises one against another, measured from where it began. */
function prefer(scores, better, worse, rate, steps, beta = 0.5) {
  const begun = scores[better] - scores[worse];
  for (let step = 0; step < steps; step++) {
    const margin = beta * (scores[better] - scores[worse] - begun);
    const by = (rate * beta) / (1 + Math.exp(margin));
    scores = scores.map((score, i) =>
      score + by * ((i === better) - (i === worse)));
  }
  return scores;
}

/** GRPO's core: eight tries, each judged against the group's mean. */
function reinforce(scores, reward, rate, groups) {
  const silent = { right: 0, wrong: 0 };
  for (let group = 0; group < groups; group++) {
    const before = scores;
    const shares = softmax(before);
    const tries = Array.from({ length: 8 }, () => {
      let left = random();
      return shares.findIndex((share) => (left -= share) < 0);
    });
    const rewards = tries.map((at) => reward(texts[at]));
    const mean = rewards.reduce((a, b) => a + b) / 8;
    const spread = Math.sqrt(
      rewards.reduce((sum, r) => sum + (r - mean) ** 2, 0) / 8);
    if (spread === 0) silent[mean > 0 ? 'right' : 'wrong']++;
    else tries.forEach((at, i) => {
      const by = (rewards[i] - mean) / spread / 8;
      scores = add(scores, logSlope(before, at), rate * by);
    });
  }
  return [scores, silent];
}
// #endregion stages

// #region run
const report = (name, scores) => console.log(name.padEnd(22),
  ...softmax(scores).map((share) =>
    `${(100 * share).toFixed(0)}%`.padStart(6)));
console.log(' '.repeat(20), '13    12 It is 12. 11,12,13 fun');

const web = [0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 4, 4];
const base = imitate(Array(5).fill(0), web, 0.02, 4000);
report('pre-training', base);
const tuned = imitate(base, [2, 2, 2, 0], 0.02, 100);
report('fine-tuning', tuned);
report('preference (DPO)', prefer(tuned, 2, 0, 0.5, 20));
const strict = (text) => (/^(It is )?12\.?$/.test(text) ? 1 : 0);
const [right, silent] = reinforce(tuned, strict, 0.1, 400);
report('RL, strict check', right);
console.log('  groups that taught nothing, of 400:', silent);
const lax = (text) => (text.includes('12') ? text.length : 0);
report('RL, careless check', reinforce(tuned, lax, 0.1, 400)[0]);
// #endregion run
