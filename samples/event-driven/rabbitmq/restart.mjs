import { connect } from 'amqplib';
import { startBroker, stopBroker, url } from './broker.mjs';

let broker = await startBroker();
let connection = await connect(url);
let channel = await connection.createConfirmChannel();

async function send(queue, name, persistent) {
  channel.sendToQueue(queue, Buffer.from(name), { persistent });
  await channel.waitForConfirms();
}

// #region restart
const durable = true;
await channel.assertQueue('classic', { durable });
await channel.assertQueue('quorum', { durable,
  arguments: { 'x-queue-type': 'quorum' } });

// queue, message, persistent
await send('classic', 'ana', true);
await send('classic', 'ben', false);
await send('quorum', 'cho', false);
// #endregion restart

await connection.close();
await stopBroker(broker);
broker = await startBroker();
connection = await connect(url);
channel = await connection.createChannel();
for (const queue of ['classic', 'quorum']) {
  const left = [];
  for (let m; (m = await channel.get(queue, { noAck: true })); ) left.push(m.content);
  console.log(`${queue} after the restart: ${left.join(' ') || 'nothing'}`);
}
broker.kill();
process.exit();
