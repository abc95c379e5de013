import { connect } from 'amqplib';
import { pause, startBroker, url } from './broker.mjs';

const broker = await startBroker();

// #region invoices
// url says where RabbitMQ runs
const connection = await connect(url);
const channel = await connection.createChannel();
// create what does not exist yet
await channel.assertExchange('orders', 'topic');
await channel.assertQueue('invoices');
await channel.bindQueue('invoices', 'orders', '*.paid');

// call this function for each message
await channel.consume('invoices', (message) => {
  // turn the bytes of the message into text
  const name = message.content.toString();
  console.log(`invoice for ${name}`);
  channel.ack(message);
});
// #endregion invoices

// #region shop
const shopConnection = await connect(url);
const shopChannel = await shopConnection.createChannel();
// RabbitMQ transports bytes: turn the text into bytes
const body = Buffer.from('ana');
// no await, because publish waits for no answer
shopChannel.publish('orders', 'eu.paid', body);
// #endregion shop

// time for the delivery and its acknowledgement
await pause(1000);
broker.kill();
process.exit();
