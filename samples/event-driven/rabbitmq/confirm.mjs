import { connect } from 'amqplib';
import { startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const setup = await connection.createChannel();
await setup.assertExchange('orders', 'topic');
await setup.assertQueue('invoices');
await setup.bindQueue('invoices', 'orders', '*.paid');

// #region confirm
const channel = await connection.createConfirmChannel();
channel.on('return', (m) => {
  console.log(`  returned: ${m.fields.replyText}`);
});

async function publish(key, options) {
  const body = Buffer.from('ana');
  channel.publish('orders', key, body, options);
  await channel.waitForConfirms();
  console.log(`${key}: confirmed`);
}
await publish('eu.paid', { persistent: true });
await publish('eu.payed', { persistent: true });
await publish('eu.payed', { mandatory: true });
// #endregion confirm

broker.kill();
process.exit();
