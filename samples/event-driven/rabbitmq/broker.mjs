import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect } from 'amqplib';

/** A RabbitMQ node of its own, with its files below /tmp. */
export async function startBroker() {
  const home = '/tmp/rabbitmq';
  mkdirSync(home, { recursive: true });
  const node = spawn('/usr/lib/rabbitmq/bin/rabbitmq-server', {
    stdio: 'ignore',
    env: {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: home,
      RABBITMQ_NODENAME: 'rabbit@localhost',
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_MNESIA_BASE: `${home}/data`,
      RABBITMQ_LOG_BASE: `${home}/log`,
      RABBITMQ_PID_FILE: `${home}/pid`,
      RABBITMQ_ENABLED_PLUGINS_FILE: `${home}/plugins`,
      RABBITMQ_CONFIG_FILE: `${home}/none`,
    },
  });
  while (true) {
    await new Promise((done) => setTimeout(done, 200));
    try {
      await (await connect('amqp://127.0.0.1')).close();
      return node;
    } catch {
      if (node.exitCode !== null) throw new Error('no broker');
    }
  }
}
