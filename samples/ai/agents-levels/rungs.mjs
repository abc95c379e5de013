const mail = 'Order 17 arrived broken.';
const tools = {
  find_order: (id) => say(`found order ${id}, 4900 cents`),
  refund: (id) => say(`refunded order ${id}`),
  tell_warehouse: (id) => say(`told the warehouse about order ${id}`),
};

console.log('simple processor');
store(model(`Summarise: ${mail}`));

console.log('router');
if (model(`Refund or question? ${mail}`) === 'refund') refundForm(mail);
else inbox(mail);

console.log('tool call');
const call = JSON.parse(model(`Choose one tool: ${mail}`));
tools[call.tool](call.input);

console.log('multi-step agent');
agent(mail);
console.log('multi-agent');
const jobs = JSON.parse(model(`Split the work: ${mail}`));
for (const job of jobs) agent(job);

// #region helpers
function agent(goal) {
  const history = [goal];
  for (let step = 1; step <= 8; step++) {
    const next = JSON.parse(model(`Next action? ${history.join(' ')}`));
    if (next.done) return console.log('  model ends:', next.done);
    history.push(tools[next.tool](next.input));
  }
}

function say(text) {
  console.log(`  ${text}`);
  return text;
}
function store(text) {
  say(`stored "${text}"`);
}
function refundForm() {
  say('sent the refund form');
}
function inbox() {
  say('put into the inbox');
}
// #endregion helpers

// #region model
/** A stand-in for a language model: a fixed answer to each prompt. */
function model(prompt) {
  if (prompt.startsWith('Summarise')) return 'A lamp arrived broken.';
  if (prompt.startsWith('Refund or')) return 'refund';
  if (prompt.startsWith('Choose'))
    return '{"tool": "find_order", "input": 17}';
  if (prompt.startsWith('Split'))
    return '["Refund order 17.", "Tell the warehouse about order 17."]';
  if (!prompt.includes('4900 cents'))
    return '{"tool": "find_order", "input": 17}';
  if (prompt.includes('warehouse'))
    return prompt.includes('told')
      ? '{"done": "the warehouse knows"}'
      : '{"tool": "tell_warehouse", "input": 17}';
  return prompt.includes('refunded')
    ? '{"done": "the customer has the money"}'
    : '{"tool": "refund", "input": 17}';
}
// #endregion model
