// #region tools
const accounts = { ann: 120, ben: 40 };

const tools = {
  balance: {
    parameters: { owner: 'string' },
    run: ({ owner }) => accounts[owner] ?? `no account "${owner}"`,
  },
  transfer: {
    parameters: { from: 'string', to: 'string', amount: 'number' },
    run: ({ from, to, amount }) => {
      accounts[from] -= amount;
      accounts[to] += amount;
      return 'done';
    },
  },
};
// #endregion tools

// #region model
/** A stand-in for a model: it says its lines, whatever it is told. */
const lines = [
  'call balance {"owner": "ann"}',
  'call transfer {"from": "ann", "to": "ben", "amount": "20"}',
  'call transfer {"from": "ann", "to": "ben", "amount": 20}',
  'call delete_account {"owner": "ben"}',
  'Ben has been paid, and his account is deleted.',
];
const model = (messages) => lines[messages.length / 2 - 0.5];
// #endregion model

// #region loop
/** Runs what a text calls for, and says what came of it. */
function execute(text) {
  const [, name, json] = /^call (\w+) (.*)$/.exec(text);
  if (!Object.hasOwn(tools, name)) return `no tool "${name}"`;
  const { parameters, run } = tools[name];
  const given = JSON.parse(json);
  for (const [key, type] of Object.entries(parameters))
    if (typeof given[key] !== type)
      return `${key}: expected ${type}, got ${typeof given[key]}`;
  return run(given);
}

const messages = ['user: Pay Ben 20 from my account. I am Ann.'];
for (let turn = 0; turn < 8; turn++) {
  const text = model(messages);
  messages.push(`model: ${text}`);
  if (!text.startsWith('call ')) break;
  messages.push(`tool: ${execute(text)}`);
}
console.log(messages.join('\n'));
console.log(accounts);
// #endregion loop
