import { connect } from 'amqplib';
import { startBroker } from './broker.mjs';

const broker = await startBroker();
const connection = await connect('amqp://127.0.0.1');
const channel = await connection.createChannel();

const queues = ['archive', 'fraud', 'invoices', 'mails'];
for (const queue of queues) await channel.assertQueue(queue);

const values = { type: 'pdf', paid: true };
const bindings = [
  // exchange, type, queue, binding key or arguments
  ['jobs', 'direct', 'invoices', 'invoice'],
  ['jobs', 'direct', 'mails', 'mail'],
  ['news', 'fanout', 'archive', ''],
  ['news', 'fanout', 'mails', ''],
  ['orders', 'topic', 'invoices', '*.paid'],
  ['orders', 'topic', 'fraud', 'eu.#'],
  ['orders', 'topic', 'archive', '#'],
  ['files', 'headers', 'invoices', { 'x-match': 'all', ...values }],
  ['files', 'headers', 'archive', { 'x-match': 'any', ...values }],
];
for (const [exchange, type, queue, key] of bindings) {
  await channel.assertExchange(exchange, type);
  const byHeaders = type === 'headers';
  await channel.bindQueue(queue, exchange, byHeaders ? '' : key, byHeaders ? key : {});
}

/** Publishes one message, and prints the queues that got a copy. */
async function show(exchange, key, headers) {
  channel.publish(exchange, key, Buffer.from('ana'), { headers });
  // the answer says that the broker is done with the message
  await channel.checkQueue('mails');
  const reached = [];
  for (const queue of queues) {
    while (await channel.get(queue, { noAck: true })) reached.push(queue);
  }
  const what =
    key ||
    Object.entries(headers ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join(' ');
  const from = exchange || '(default)';
  console.log(`${from} ${what} -> ${reached.join(' ') || 'nowhere'}`);
}

// #region send
await show('orders', 'eu.paid');
await show('orders', 'eu.refund.late');
await show('orders', 'us.paid');
await show('orders', 'eu');
await show('jobs', 'invoice');
await show('jobs', 'invoice.eu');
await show('news', 'whatever');
await show('files', '', { type: 'pdf', paid: false });
await show('files', '', { type: 'pdf', paid: true });
await show('', 'mails');
// #endregion send

await connection.close();
broker.kill();
