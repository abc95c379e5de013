import { findTea } from './database';
import { payloadOf } from './framework';
import { TeaName } from './TeaName';

class Tea {
  name = 'Green tea';
}

async function main() {
  const tea = await findTea(7);
  await show('object', <TeaName tea={tea} />);
  await show('date', <TeaName tea={new Date(0)} />);
  await show('function', <TeaName tea={() => 4} />);
  await show('instance', <TeaName tea={new Tea()} />);
}
main();
// #region show
async function show(what, element) {
  const { payload, error } = await payloadOf(element);
  const props = payload.split('null,').at(-1).slice(0, -1);
  // The first sentence of the error, in lines of at most 42 characters.
  const lines = error?.split('. ')[0].match(/.{1,42}(?= |$)/g);
  console.log(`${what}:\n  ${lines?.join('\n ') ?? props}`);
}
// #endregion show
