const orders = { 17: { customer: 'ann', cents: 4900, refunded: 0 },
  18: { customer: 'bob', cents: 12000, refunded: 0 },
  19: { customer: 'ann', cents: 12000, refunded: 0 } };

const tools = {
  find_order: ({ id }) => JSON.stringify(orders[id]),
  refund: ({ id, cents }) => {
    orders[id].refunded += cents;
    return `refunded ${cents}`;
  },
};

/** Decides about an action that the model asks for. */
function decide(customer, { tool, input }) {
  if (!Object.hasOwn(tools, tool)) return 'refuse: no such tool';
  const order = Object.hasOwn(orders, input.id) && orders[input.id];
  if (!order || order.customer !== customer) return 'refuse: not yours';
  if (tool !== 'refund') return 'run';
  const { cents } = input;
  if (!Number.isInteger(cents) || cents < 1) return 'refuse: amount';
  if (cents > order.cents - order.refunded) return 'refuse: too much';
  return cents > 5000 ? 'ask a person' : 'run';
}

// #region run
const requests = [
  { tool: 'delete_order', input: { id: 17 } },
  { tool: 'toString', input: { id: 17 } },
  { tool: 'refund', input: { id: 18, cents: 100 } },
  { tool: 'refund', input: { id: 17, cents: 900000 } },
  { tool: 'refund', input: { id: 17, cents: 4900 } },
  { tool: 'refund', input: { id: 17, cents: 4900 } },
  { tool: 'refund', input: { id: 19, cents: 12000 } },
];
for (const request of requests) {
  const decision = decide('ann', request);
  const result = decision === 'run'
    ? tools[request.tool](request.input) : decision;
  const { id, cents = '' } = request.input;
  console.log(`${request.tool} ${id} ${cents}`.padEnd(20), result);
}
// #endregion run
