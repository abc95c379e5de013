import { machine } from './machine.mjs';

// #region program
const program = [
  ['PUSH1 2', '6002'], ['PUSH1 3', '6003'], ['ADD', '01'],
  ['PUSH1 0', '6000'], ['SSTORE', '55'],        // slot 0 = 2 + 3
  ['PUSH1 0', '6000'], ['SLOAD', '54'],         // and back again
  ['PUSH1 32', '6020'], ['MSTORE', '52'],       // into memory
  ['STOP', '00'],
];
// #endregion program
const code = program.map(([, hex]) => hex).join('');

// #region run
const { evm, account, call } = await machine();
const ann = await account(0xa11ce, 10n ** 18n);
// Code that returns this code, as a compiler's constructor does.
const size = (code.length / 2).toString(16).padStart(2, '0');
const create = `60${size}80600b6000396000f3${code}`;
const { address } = await call(ann, undefined, create);

for (const visit of ['first', 'second']) {
  let left;
  console.log(`${visit} call`);
  const step = ({ pc, opcode, stack, gasLeft }, next) => {
    if (left !== undefined) console.log(`, gas ${left - gasLeft}`);
    left = gasLeft;
    process.stdout.write(`${String(pc).padStart(4)} ${
      opcode.name.padEnd(7)}[${stack.join(' ')}]`);
    next?.();
  };
  evm.events.on('step', step);
  const { gas } = await call(ann, address);
  evm.events.off('step', step);
  console.log(`\n     all together ${gas}`);
}
// #endregion run
