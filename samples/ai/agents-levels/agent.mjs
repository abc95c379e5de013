const tools = {
  find_order: ({ id }) => orders[id],
  track_parcel: () => ({ arrives: 'Monday' }),
  refund: ({ id, cents }) => ({ refunded: cents, order: id }),
};

function agent(goal, maxSteps) {
  const history = [goal];
  for (let step = 1; step <= maxSteps; step++) {
    const action = model(history);
    if (action.done) return `done: ${action.done}`;
    const tool = tools[action.tool];
    const observation = tool ? tool(action.input) : 'no such tool';
    history.push(action, observation);
    print(step, action, observation);
  }
  return `stopped after ${maxSteps} steps`;
}

// #region data
const orders = {
  17: { item: 'lamp', cents: 4900, delivered: true },
  18: { item: 'desk', cents: 12000, delivered: false },
};

function print(step, action, observation) {
  const call = `${action.tool}(${JSON.stringify(action.input)})`;
  console.log(`  ${step}. ${call} -> ${JSON.stringify(observation)}`);
}
// #endregion data

// #region model
/** Stands in for a language model: fixed rules choose the action. */
function model([goal, ...steps]) {
  const id = Number(goal.match(/\d+/)[0]);
  const order = steps[1];
  if (!order) return { tool: 'find_order', input: { id } };
  if (!order.delivered) {
    if (!steps[2]) return { tool: 'track_parcel', input: { id } };
    return { done: `Your ${order.item} comes on ${steps[3].arrives}.` };
  }
  if (steps.length === 2)
    return { tool: 'refund', input: { id, cents: order.cents } };
  return { done: `You get ${steps[3].refunded} cents back.` };
}
// #endregion model

for (const mail of ['Order 17 arrived broken.', 'Where is order 18?']) {
  console.log(mail);
  console.log(agent(mail, 8));
}
