// #region tools
const secret = 617;
/** The only tool: compares a number between 1 and 1,000. */
const compare = (guess) => guess === secret ? 'equal'
  : guess < secret ? 'higher' : 'lower';
// #endregion tools

// #region agents
/** Four stand-ins for a model: each sees what was tried so far. */
const agents = {
  bisects(seen) {
    let [low, high] = [1, 1000];
    for (const { guess, answer } of seen) {
      if (answer === 'higher') low = guess + 1;
      if (answer === 'lower') high = guess - 1;
      if (answer === 'equal') return { done: guess };
    }
    return { guess: Math.floor((low + high) / 2) };
  },
  'walks by 10': (seen) => ({ guess: 10 + 10 * seen.length }),
  'says it is done': (seen) =>
    seen.length < 2 ? { guess: 500 } : { done: 512 },
  'goes in circles': (seen) => ({ guess: 400 + (seen.length % 3) }),
};
// #endregion agents

// #region loop
function run(agent, { steps, circles, check }) {
  const seen = [];
  for (;;) {
    if (seen.length === steps) return ['budget', seen.length];
    const { done, guess } = agent(seen);
    if (done !== undefined)
      return check && compare(done) !== 'equal'
        ? ['claim refused', seen.length] : ['done', seen.length];
    const before = seen.filter((one) => one.guess === guess).length;
    if (circles && before === 2) return ['circle', seen.length];
    seen.push({ guess, answer: compare(guess) });
  }
}

console.log(''.padEnd(16), 'budget alone'.padEnd(16), 'with checks');
for (const [name, agent] of Object.entries(agents)) {
  const alone = run(agent, { steps: 50 });
  const all = run(agent, { steps: 50, circles: true, check: true });
  console.log(name.padEnd(16), alone.join(', ').padEnd(16),
    all.join(', '));
}
// #endregion loop
