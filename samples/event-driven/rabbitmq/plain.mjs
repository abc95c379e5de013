import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();

// #region shop
const shop = await connect(url);
const channel = await shop.createChannel();
await channel.assertExchange('orders', 'topic');
await channel.assertQueue('invoices');
await channel.bindQueue('invoices', 'orders', '*.paid');

const body = Buffer.from('ana');
channel.publish('orders', 'eu.paid', body);
// #endregion shop

// #region invoices
const program = await connect(url);
const own = await program.createChannel();
await own.consume('invoices', (m) => {
  console.log(`invoice for ${m.content}`);
  own.ack(m);
});
// #endregion invoices

// time for the delivery and its acknowledgement
await pause(1000);
broker.kill();
process.exit();
