import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'amqplib';

const home = '/tmp/rabbitmq';
const env = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: home,
  LC_ALL: 'C.UTF-8',
  RABBITMQ_NODENAME: 'rabbit@localhost',
  RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
  RABBITMQ_MNESIA_BASE: `${home}/data`,
  RABBITMQ_LOG_BASE: `${home}/log`,
  RABBITMQ_PID_FILE: `${home}/pid`,
  RABBITMQ_ENABLED_PLUGINS_FILE: `${home}/plugins`,
  RABBITMQ_CONFIG_FILE: `${home}/none`,
};
export const url = 'amqp://127.0.0.1';

/** A RabbitMQ node of its own, with its files below /tmp. */
export async function startBroker() {
  mkdirSync(home, { recursive: true });
  const node = spawn('/usr/lib/rabbitmq/bin/rabbitmq-server', { stdio: 'ignore', env });
  while (true) {
    await pause(200);
    try {
      await (await connect(url)).close();
      return node;
    } catch {
      if (node.exitCode !== null) throw new Error('no broker');
    }
  }
}

/** Stops the node in the ordinary way, and waits until it is gone. */
export async function stopBroker(node) {
  const ended = new Promise((done) => node.once('exit', done));
  rabbitmqctl('shutdown');
  await ended;
}

/** One command of RabbitMQ's administrator. */
export function rabbitmqctl(...words) {
  execFileSync('/usr/lib/rabbitmq/bin/rabbitmqctl', ['--quiet', ...words], { env, stdio: 'ignore' });
}

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
