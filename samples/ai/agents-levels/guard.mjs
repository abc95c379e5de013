// #region data
const orders = new Map([
  [17, { customer: 'ann', paid: 4900, refunded: 0 }],
  [18, { customer: 'bob', paid: 12000, refunded: 0 }],
  [19, { customer: 'ann', paid: 12000, refunded: 0 }],
]);
/** Cents paid today without a person, by customer. Emptied at night. */
const today = new Map();
/** Amounts paid, by message and order. */
const payments = new Map();

/** The fields of a tool call, or undefined if the text is none. */
function read(text) {
  try {
    const { tool, id, cents } = JSON.parse(text);
    return { tool, id, cents };
  } catch {
    return undefined;
  }
}
// #endregion data

/** Carries out one tool call of the model, or says why not. */
function handle(customer, message, text) {
  const call = read(text);
  if (!call) return 'refused: not a tool call';
  const order = orders.get(call.id);
  if (!order || order.customer !== customer)
    return 'refused: not your order';
  if (call.tool === 'find_order') return `${order.paid} cents paid`;
  if (call.tool !== 'refund') return 'refused: no such tool';

  const key = `${message}, order ${call.id}`;
  if (payments.has(key)) return `paid before: ${payments.get(key)}`;
  const { cents } = call;
  if (!Number.isInteger(cents) || cents < 1) return 'refused: amount';
  if (order.refunded + cents > order.paid) return 'refused: too much';
  const sum = (today.get(customer) ?? 0) + cents;
  if (sum > 5000) return 'waits for a person';
  order.refunded += cents;
  today.set(customer, sum);
  payments.set(key, cents);
  return `paid: ${cents}`;
}

// #region calls
const calls = [
  '{"tool":"find_order","id":17}',
  '{"tool":"delete_order","id":17}',
  'Please refund order 17.',
  '{"tool":"refund","id":18,"cents":100}',
  '{"tool":"refund","id":17,"cents":9000}',
  '{"tool":"refund","id":17,"cents":4900}',
  '{"tool":"refund","id":17,"cents":4900}',
  '{"tool":"refund","id":19,"cents":200}',
];
calls.forEach((text, index) => {
  console.log(text);
  console.log(`  ${index + 1}. ${handle('ann', 'message 1', text)}`);
});
// #endregion calls
