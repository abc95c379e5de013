import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const channel = await connection.createConfirmChannel();

/** Publishes to the queue, and waits for the confirms. */
async function send(queue, names) {
  for (const name of names) channel.sendToQueue(queue, Buffer.from(name));
  await channel.waitForConfirms();
}

// #region stream
await channel.assertQueue('archive', { arguments: {
  'x-queue-type': 'stream', 'x-max-age': '30D' } });
await send('archive', ['ana', 'ben', 'cho']);

async function readFrom(offset) {
  const own = await connection.createChannel();
  await own.prefetch(100);
  await own.consume('archive', (m) => {
    console.log(`from ${offset}: ${m.content}`);
    own.ack(m);
  }, { arguments: { 'x-stream-offset': offset } });
  await pause(1000);
}
await readFrom('first');
await readFrom(1);
// #endregion stream

broker.kill();
process.exit();
