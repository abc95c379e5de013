const orders = { 17: 'sent on Monday' };
const get_order = (args) => orders[args.number];
const tools = { get_order };
const definitions = [{ name: 'get_order',
  description: 'Says where an order is.' }];

// Plays the model: calls a tool, then answers.
function model(definitions, messages) {
  const last = messages.at(-1);
  if (last.role === 'tool')
    return { text: 'It was ' + last.result };
  return { call: { id: 'c1', name: 'get_order',
    args: '{"number":17}' } };
}

const messages = [
  { role: 'user', text: 'Where is order 17?' }];
for (let round = 1; round <= 5; round++) {
  const reply = model(definitions, messages);
  messages.push({ role: 'model', ...reply });
  if (!reply.call) break;
  const { id, name, args } = reply.call;
  const result = tools[name](JSON.parse(args));
  messages.push({ role: 'tool', id, result });
}
// #region show
for (const message of messages) {
  const { role, text, call, id, result } = message;
  if (call) console.log('model, call', call.id, call.name, call.args);
  else if (id) console.log('tool, result of', id + ':', result);
  else console.log(role + ':', text);
}
// #endregion show
