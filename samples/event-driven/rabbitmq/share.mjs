import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();
const connection = await connect(url);
const shop = await connection.createChannel();
await shop.assertQueue('invoices');
for (const name of ['ana', 'ben', 'cho', 'dan', 'eve', 'fay']) {
  shop.sendToQueue('invoices', Buffer.from(name));
}

/** Waits until a worker has got nothing new for a second. */
async function quiet(got) {
  let before;
  do {
    before = got.length;
    await pause(1000);
  } while (got.length > before);
}

// #region worker
async function startWorker(prefetch) {
  const channel = await connection.createChannel();
  await channel.prefetch(prefetch);
  const got = [];
  // keep the message, and do not acknowledge it
  const keep = (m) => got.push(`${m.content}`);
  await channel.consume('invoices', keep);
  await quiet(got);
  return { channel, got };
}
// #endregion worker

for (const prefetch of [0, 1]) {
  const first = await startWorker(prefetch);
  const second = await startWorker(prefetch);
  console.log(`prefetch ${prefetch}`);
  console.log(`  first worker:  ${first.got.join(' ') || 'nothing'}`);
  console.log(`  second worker: ${second.got.join(' ') || 'nothing'}`);
  await first.channel.close();
  await second.channel.close();
}

broker.kill();
process.exit();
