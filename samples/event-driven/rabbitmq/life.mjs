import { connect } from 'amqplib';
import { startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const channel = await connection.createConfirmChannel();

// #region limit
await channel.assertQueue('failed');
// arguments are settings of the queue
await channel.assertQueue('invoices', { arguments: {
  'x-queue-type': 'quorum',
  'x-delivery-limit': 3,
  // '' is the name of the default exchange
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': 'failed',
} });

channel.sendToQueue('invoices', Buffer.from('gus'));
await channel.consume('invoices', (message) => {
  console.log(`worker gets ${message.content}`);
  // true: put the message back into the queue
  channel.reject(message, true);
});

const letter = await waitFor('failed');
const { headers } = letter.properties;
console.log(`failed gets ${letter.content}`);
console.log(`reason: ${headers['x-first-death-reason']}`);
// #endregion limit

/** Takes the first message of a queue as soon as it has come. */
async function waitFor(queue) {
  for (;;) {
    const m = await channel.get(queue, { noAck: true });
    if (m) return m;
  }
}

broker.kill();
process.exit();
