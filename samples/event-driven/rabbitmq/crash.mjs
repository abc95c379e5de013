import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();
const shop = await (await connect(url)).createConfirmChannel();
await shop.assertQueue('invoices');
for (const name of ['ana', 'ben', 'cho']) {
  shop.sendToQueue('invoices', Buffer.from(name), { persistent: true });
}
await shop.waitForConfirms();

/** Opens a connection with prefetch 1, prints each message, and calls `work`. */
async function startProgram(name, work) {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  await channel.prefetch(1);
  const worker = {
    ack: (m) => channel.ack(m),
    crash: () => connection.connection.stream.destroy(),
  };
  await channel.consume('invoices', (m) => {
    const again = m.fields.redelivered ? ' again' : '';
    console.log(`${name}: invoice for ${m.content}${again}`);
    work(m, worker);
  });
}

/** Waits until the broker has put the messages back: so many are ready. */
async function ready(count) {
  while ((await shop.checkQueue('invoices')).messageCount !== count) await pause(50);
}

// #region crash
// startProgram calls this function for each message
await startProgram('first', (message, worker) => {
  const name = message.content.toString();
  if (name === 'ana') worker.ack(message);
  // cut the connection, as a crash would
  else worker.crash();
});
// wait until ben and cho are in the queue
await ready(2);
await startProgram('second', (message, worker) => {
  worker.ack(message);
});
// #endregion crash

await pause(1000);
broker.kill();
process.exit();
