import { connect } from 'amqplib';
import { startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const channel = await connection.createConfirmChannel();

// #region limit
await channel.assertQueue('failed');
await channel.assertQueue('invoices', { arguments: {
  'x-queue-type': 'quorum',
  'x-delivery-limit': 3,
  // '' is the name of the default exchange
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': 'failed',
} });

channel.sendToQueue('invoices', Buffer.from('gus'));
let tries = 0;
await channel.consume('invoices', (m) => {
  tries += 1;
  // true: put the message back into the queue
  channel.reject(m, true);
});
// #endregion limit

/** Takes the dead letter as soon as it has come. */
async function takeFailed() {
  for (;;) {
    const m = await channel.get('failed', { noAck: true });
    if (m) return m;
  }
}

const letter = await takeFailed();
const [death] = letter.properties.headers['x-death'];
console.log(`${letter.content} was tried ${tries} times`);
console.log(`queue failed got ${letter.content}: ${death.reason}`);

broker.kill();
process.exit();
