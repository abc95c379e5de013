import { connect } from 'amqplib';
import { startBroker, stopBroker, url } from './broker.mjs';

let broker = await startBroker();
let connection = await connect(url);
let channel = await connection.createConfirmChannel();

/** Publishes to the queue, and waits until the broker has the message. */
async function send(name, options) {
  channel.sendToQueue('invoices', Buffer.from(name), options);
  await channel.waitForConfirms();
}

// #region restart
await channel.assertQueue('invoices', { durable: true });
await send('ana', { persistent: true });
await send('ben', { persistent: false });
// #endregion restart

await connection.close();
await stopBroker(broker);
broker = await startBroker();
connection = await connect(url);
channel = await connection.createChannel();
const left = [];
for (let m; (m = await channel.get('invoices', { noAck: true })); ) left.push(m.content);
console.log(`after the restart: ${left.join(' ') || 'nothing'}`);
broker.kill();
process.exit();
