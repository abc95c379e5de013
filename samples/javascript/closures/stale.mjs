const latest = {};
let handlers = [];

function draw(balance) {
  latest.balance = balance;
  if (handlers.length === 0) {
    handlers = [
      () => console.log('captured:', balance),
      () => console.log('latest:', latest.balance),
      (now) => console.log('passed:', now),
    ];
  }
  handlers[3] = () => console.log('anew:', balance);
}

draw(100);
draw(80);
for (const handler of handlers) handler(80);
