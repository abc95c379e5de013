import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import http from 'node:http';

const match = new EventEmitter().setMaxListeners(0);

/** A goal falls: each goal has the next number as its id. */
export const score = () => {
  const id = goals.length + 1;
  goals.push({ id, text: `goal ${id}` });
  // After the line of whoever says that the goal fell.
  queueMicrotask(() => match.emit('goal'));
  return id;
};

/** The next goal, or the end of so many milliseconds. */
const nextGoal = (ms) =>
  once(match, 'goal', ms && { signal: AbortSignal.timeout(ms) }).catch(() => {});

// #region polls
// Each goal: { id: 1, text: "goal 1" }
const goals = [];

// Text of the goals with an id above after
const newGoals = (after) =>
  JSON.stringify(goals.slice(after));

// For a request to /poll
function answerPoll(after, response) {
  response.end(newGoals(after));
}

// For a request to /long (long polling)
async function answerLong(after, response) {
  if (goals.length <= after)
    await nextGoal(25_000); // at most 25 s
  response.end(newGoals(after));
}
// #endregion polls

// #region events
// For a request to /events
async function answerEvents(after, response) {
  response.setHeader(
    'Content-Type', 'text/event-stream');
  response.flushHeaders(); // start sending
  while (!response.destroyed) {
    for (const goal of goals.slice(after)) {
      // \n: end of a line
      response.write(`id: ${goal.id}\n` +
        `data: ${goal.text}\n\n`);
      after = goal.id;
    }
    await nextGoal();
  }
}
// #endregion events

/** Which function answers a request, by path. */
export const answers = { '/poll': answerPoll, '/long': answerLong, '/events': answerEvents };

export const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://x');
  const after = request.headers['last-event-id'] ?? searchParams.get('after');
  const answer = answers[pathname];
  if (answer) answer(Number(after), response);
  else response.writeHead(404).end();
});

// RFC 6455: the key proves that a WebSocket server answered.
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** The text of a frame from a browser: shorter than 126 bytes, and masked with four bytes. */
const unmask = (frame) => frame.subarray(6).map((byte, at) => byte ^ frame[2 + (at % 4)]);

server.on('upgrade', async ({ headers }, socket) => {
  const accept = createHash('sha1')
    .update(headers['sec-websocket-key'] + GUID)
    .digest('base64');
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\n' +
      'Upgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  // One frame: text, complete, and its length in one byte.
  const send = (text) => {
    socket.write(Buffer.from([0x81, text.length]));
    socket.write(text);
  };
  const isText = (frame) => frame[0] === 0x81;
  socket.on('error', () => {}).on('data', (frame) => isText(frame) && match.emit('chat', unmask(frame)));
  match.on('chat', send);
  socket.on('close', () => match.off('chat', send));
  for (let after = 0; !socket.destroyed; await nextGoal())
    for (const { id, text } of goals.slice(after)) {
      send(text);
      after = id;
    }
});
