import { connect } from 'amqplib';
import { startBroker } from './broker.mjs';

const broker = await startBroker();
const url = 'amqp://127.0.0.1';
const quorum = { 'x-queue-type': 'quorum' };
const connection = await connect(url);
const confirm = await connection.createConfirmChannel();

// #region returned
await confirm.assertQueue('work', { arguments: quorum });
confirm.on('return', (m) => console.log(
  `  returned: ${m.fields.replyText} (${m.fields.routingKey})`));

/** Publishes to the default exchange and waits for the confirm. */
function publish(key, text, mandatory = false) {
  return new Promise((done) => {
    confirm.publish('', key, Buffer.from(text), { mandatory },
      (nack) => done(nack ? 'refused' : 'confirmed'));
  });
}
console.log('to work:', await publish('work', 'm1'));
console.log('to wrok:', await publish('wrok', 'm2'));
console.log('to wrok, mandatory:', await publish('wrok', 'm2', true));
// #endregion returned

// #region crash
for (const text of ['m3', 'm4', 'm5']) await publish('work', text);

/** A worker that never answers: what has it got? */
async function worker(prefetch) {
  const own = await connect(url);
  const channel = await own.createChannel();
  await channel.prefetch(prefetch);
  const got = [];
  await channel.consume('work', (m) => {
    const times = m.properties.headers['x-delivery-count'] ?? 0;
    got.push(`${m.content}${m.fields.redelivered ? ' again' : ''}`
      + `(${times})`);
  });
  let before; // until a second has brought nothing more
  do {
    before = got.length;
    await new Promise((done) => setTimeout(done, 1000));
  } while (before === 0 || got.length > before);
  const crash = () => own.connection.stream.destroy();
  return { got: got.join(' '), crash };
}
const first = await worker(2);
console.log('prefetch 2:', first.got);
first.crash();
// the broker has noticed when all four are ready again
while ((await confirm.checkQueue('work')).messageCount < 4);
const second = await worker(0);
console.log('no prefetch limit, after the crash:', second.got);
second.crash();
// #endregion crash

// #region poison
await confirm.assertQueue('dead', { arguments: quorum });
await confirm.assertQueue('parcels', { arguments: { ...quorum,
  'x-delivery-limit': 3,
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': 'dead' } });
await publish('parcels', 'no address');
await publish('parcels', 'fine');
let tries = 0;
await new Promise((done) => {
  confirm.consume('parcels', (m) => {
    if (m.content.toString() === 'fine') {
      confirm.ack(m);
      done();
    } else {
      tries += 1;
      confirm.reject(m, true); // back into the queue
    }
  });
});
let dead;
while (!(dead = await confirm.get('dead', { noAck: true })));
const [death] = dead.properties.headers['x-death'];
console.log(`"${dead.content}" was tried ${tries} times`);
console.log(`dead letter: ${death.reason}, from ${death.queue}`);
// #endregion poison

broker.kill();
process.exit();
