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
// call this function when a message is returned
channel.on('return', (message) => {
  console.log(`  returned: ${message.fields.replyText}`);
});

async function publish(key, mandatory) {
  const options = { persistent: true, mandatory };
  channel.publish('orders', key, Buffer.from('ana'), options);
  await channel.waitForConfirms();
  console.log(`${key}: confirmed`);
}
await publish('eu.paid', false);
await publish('eu.payed', false);
await publish('eu.payed', true);
// #endregion confirm

broker.kill();
process.exit();
