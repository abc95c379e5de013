const { Worker, isMainThread, parentPort } =
  require('node:worker_threads');

if (isMainThread) {
  const worker = new Worker(__filename);
  worker.once('message', (sum) => {
    console.log('sum:', sum);
  });
  const orders = [12, 30];
  worker.postMessage(orders);
  orders.push(1000);
  console.log('main thread goes on');
} else {
  parentPort.once('message', (orders) => {
    let sum = 0;
    for (const order of orders) sum += order;
    parentPort.postMessage(sum);
  });
}
