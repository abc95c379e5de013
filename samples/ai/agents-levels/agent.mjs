function agent(goal, maxSteps) {
  const history = [goal];
  for (let step = 1; step <= maxSteps; step++) {
    const action = model(history);
    if (action.startsWith('done')) return action;
    const observation = carryOut(action);
    history.push(action, observation);
    console.log(`  ${step}. ${action} -> ${observation}`);
  }
  return `stopped after ${maxSteps} steps`;
}

/** Runs a tool, or refuses. The action is text, as "find_order 17". */
function carryOut(action) {
  const [name, id] = action.split(' ');
  const tool = tools.get(name);
  if (!tool) return 'refused: no such tool';
  if (!orders.has(id)) return 'refused: no such order';
  return tool(id);
}
// #region tools
const orders = new Map([
  ['17', 'lamp, delivered'],
  ['18', 'desk, on its way'],
]);

/** Orders for which an employee will decide about a refund. */
const refundRequests = new Set();

function requestRefund(id) {
  refundRequests.add(id);
  return 'on the list';
}

const tools = new Map([
  ['find_order', (id) => orders.get(id)],
  ['track_parcel', () => 'comes Monday'],
  ['request_refund', requestRefund],
]);
// #endregion tools
// #region model
/** Stands in for a language model: fixed rules choose the action. */
function model(history) {
  const goal = history[0];
  const last = history[history.length - 1];
  const number = goal.replace(/\D/g, ''); // the digits of the mail
  if (history.length === 1) return `find_order ${number}`;
  if (last.includes('on its way')) return `track_parcel ${number}`;
  if (last.includes('delivered') && goal.includes('broken'))
    return `request_refund ${number}`;
  return `done: order ${number} ${last}`;
}
// #endregion model
for (const mail of ['Order 17 arrived broken.', 'Where is order 18?']) {
  console.log(mail);
  console.log(agent(mail, 8));
}
