import { connect } from 'amqplib';
import { startBroker } from './broker.mjs';

const broker = await startBroker();
const connection = await connect('amqp://127.0.0.1');
const channel = await connection.createChannel();

// #region bind
const queues = ['archive', 'fraud', 'invoices', 'mails'];
for (const queue of queues) await channel.assertQueue(queue);

const bindings = [
  // exchange, type, queue, binding key or arguments
  ['jobs', 'direct', 'invoices', 'invoice'],
  ['jobs', 'direct', 'mails', 'mail'],
  ['news', 'fanout', 'archive', ''],
  ['news', 'fanout', 'mails', ''],
  ['orders', 'topic', 'invoices', '*.paid'],
  ['orders', 'topic', 'fraud', 'eu.#'],
  ['orders', 'topic', 'archive', '#'],
  ['files', 'headers', 'invoices',
    { 'x-match': 'all', type: 'pdf', paid: true }],
  ['files', 'headers', 'archive',
    { 'x-match': 'any', type: 'pdf', paid: true }],
];
for (const [exchange, type, queue, key] of bindings) {
  await channel.assertExchange(exchange, type);
  const headers = typeof key === 'object';
  await channel.bindQueue(queue, exchange,
    headers ? '' : key, headers ? key : {});
}
// #endregion bind

// #region publish
const messages = [
  ['jobs', 'invoice'],
  ['jobs', 'invoice.eu'],
  ['news', 'whatever'],
  ['orders', 'eu.paid'],
  ['orders', 'eu.refund.late'],
  ['orders', 'us.paid'],
  ['orders', 'eu'],
  ['files', '', { type: 'pdf', paid: false }],
  ['files', '', { type: 'pdf', paid: true }],
  ['', 'mails'],
];
for (const [exchange, key, headers] of messages) {
  channel.publish(exchange, key, Buffer.from('x'), { headers });
  await channel.checkQueue('mails'); // the broker is done with it
  const reached = [];
  for (const queue of queues) {
    for (let m; (m = await channel.get(queue, { noAck: true })); ) {
      reached.push(queue);
    }
  }
  const what = key || Object.entries(headers ?? {})
    .map(([name, value]) => `${name}=${value}`).join(' ');
  const from = exchange || '(default)';
  console.log(`${from.padEnd(9)} ${what.padEnd(19)} -> ${
    reached.join(' ') || 'nowhere'}`);
}
// #endregion publish

await connection.close();
broker.kill();
