import { connect } from 'amqplib';
import { pause, rabbitmqctl, startBroker, url } from './broker.mjs';

const broker = await startBroker();
const shop = await connect(url);
const channel = await shop.createConfirmChannel();
await channel.assertQueue('invoices');
channel.sendToQueue('invoices', Buffer.from('ana'));
await channel.waitForConfirms();

const program = await connect(url);
const own = await program.createChannel();

/** Sets how much memory the broker may use. */
async function setLimit(...limit) {
  rabbitmqctl('set_vm_memory_high_watermark', ...limit);
  await pause(1500);
}

/** Publishes, and leaves some time for the delivery. */
async function publish(name) {
  channel.sendToQueue('invoices', Buffer.from(name));
  await pause(1500);
}

/** Starts the invoice program, and leaves some time for its deliveries. */
async function startInvoices() {
  await own.consume('invoices', (m) => {
    console.log(`invoice for ${m.content}`);
    own.ack(m);
  });
  await pause(1500);
}

// #region alarm
// call these functions when the alarm begins or ends
shop.on('blocked', (why) => {
  console.log(`shop blocked: ${why}`);
});
shop.on('unblocked', () => console.log('shop goes on'));

// 1 MB: less than RabbitMQ uses, so the alarm begins
await setLimit('absolute', '1MB');
await publish('ben');
await startInvoices();
// 40 % of the memory: the alarm ends
await setLimit('0.4');
// #endregion alarm

await channel.waitForConfirms();
await pause(500);
broker.kill();
process.exit();
