import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const shopChannel = await connection.createChannel();
await shopChannel.assertQueue('invoices');

/** Waits until a worker has got nothing new for a second. */
async function quiet(got) {
  let before;
  do {
    before = got.length;
    await pause(1000);
  } while (got.length > before);
}

// #region worker
async function startWorker(name, prefetch) {
  const channel = await connection.createChannel();
  await channel.prefetch(prefetch);
  const got = [];
  // keep each message, and do not acknowledge it
  await channel.consume('invoices', (message) => {
    got.push(message.content.toString());
  });
  // wait until no new message comes
  await quiet(got);
  console.log(`${name}: ${got.join(' ') || 'nothing'}`);
  return channel;
}

for (const name of ['ana', 'ben', 'cho', 'dan', 'eve', 'fay']) {
  shopChannel.sendToQueue('invoices', Buffer.from(name));
}
for (const prefetch of [0, 1]) {
  console.log(`prefetch ${prefetch}`);
  const first = await startWorker('  first', prefetch);
  const second = await startWorker('  second', prefetch);
  // all messages go back into the queue
  await first.close();
  await second.close();
}
// #endregion worker

broker.kill();
process.exit();
