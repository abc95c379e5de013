import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const channel = await connection.createConfirmChannel();

/** Publishes to the queue, and waits for the confirms. */
async function sendAll(queue, names) {
  for (const name of names) channel.sendToQueue(queue, Buffer.from(name));
  await channel.waitForConfirms();
}

// #region stream
// max-age: delete messages after 30 days
await channel.assertQueue('archive', { arguments: {
  'x-queue-type': 'stream', 'x-max-age': '30D' } });
await sendAll('archive', ['ana', 'ben', 'cho']);

async function readFrom(offset) {
  const reader = await connection.createChannel();
  // streams demand a prefetch count
  await reader.prefetch(100);
  await reader.consume('archive', (message) => {
    console.log(`from ${offset}: ${message.content}`);
    reader.ack(message);
  }, { arguments: { 'x-stream-offset': offset } });
  // leave a second for the messages to come
  await pause(1000);
}
await readFrom('first');
await readFrom(1);
// #endregion stream

broker.kill();
process.exit();
