// #region model
let seed = 21;
const random = () =>
  (seed = (seed * 48271) % 2147483647) / 2147483647;

/** An action: 5 % can't be undone, and 2 % of all are mistakes. */
const draw = () => ({ final: random() < 0.05, wrong: random() < 0.02 });
const DAYS = 50;

const policies = {
  'asks for everything': () => true,
  'asks for what is final': ({ final }) => final,
  'asks for nothing': () => false,
};
// #endregion model

// #region people
/** How likely a person notices a mistake, after so many questions. */
const people = {
  'who never tires': () => 0.95,
  'who tires': (asked) => Math.max(0.1, 0.95 - asked / 200),
};

/** A day of 1,000 actions. */
function work(asks, attention, total) {
  let asked = 0;
  for (let count = 0; count < 1000; count++) {
    const action = draw();
    const question = asks(action);
    if (question) asked++;
    if (!action.wrong) continue;
    if (question && random() < attention(asked)) continue;
    total[action.final ? 'damage' : 'undo']++;
  }
  total.asked += asked;
}

const mean = (sum) => (sum / DAYS).toFixed(1).padStart(6);
for (const [person, attention] of Object.entries(people)) {
  console.log(`a day of a person ${person}`);
  for (const [name, asks] of Object.entries(policies)) {
    const total = { asked: 0, damage: 0, undo: 0 };
    for (let day = 0; day < DAYS; day++) work(asks, attention, total);
    console.log(' ', name.padEnd(23), 'asked', mean(total.asked),
      ' damage', mean(total.damage), ' to undo', mean(total.undo));
  }
}
// #endregion people
