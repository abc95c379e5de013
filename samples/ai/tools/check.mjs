const orders = {
  17: { owner: 'Ann', state: 'sent on Monday' },
  18: { owner: 'Ben', state: 'being packed' },
};

function execute(user, { name, args }) {
  if (name !== 'get_order')
    return `error: no tool ${name}. Use get_order.`;
  if (typeof args.number !== 'number')
    return 'error: number must be a number, such as 17.';
  const order = orders[args.number];
  if (!order || order.owner !== user)
    return `error: ${user} has no order ${args.number}.`;
  return order.state;
}

for (const [name, args] of [
  ['delete_order', { number: 17 }],
  ['get_order', { number: '17' }],
  ['get_order', { number: 18 }],
  ['get_order', { number: 17 }],
]) console.log(execute('Ann', { name, args }));
