import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Common, Hardfork, Mainnet } from '@ethereumjs/common';
import { createEVM } from '@ethereumjs/evm';
import * as eth from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** The contracts of a file, by name, as the compiler gives them. */
export function compile(file) {
  const solc = createRequire(import.meta.url)('solc');
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(file, 'utf8') } },
    settings: {
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['evm.bytecode.object',
        'evm.deployedBytecode.object', 'storageLayout'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input)));
  for (const { severity, formattedMessage } of output.errors ?? []) {
    if (severity === 'error') throw new Error(formattedMessage);
  }
  return output.contracts[file];
}

export const selector = (signature) =>
  Buffer.from(keccak_256(Buffer.from(signature))).toString('hex', 0, 4);
export const word = (value) =>
  BigInt(value).toString(16).padStart(64, '0');

/** What the transaction costs: its base, its data, less refunds. */
function paid(input, { executionGasUsed, gasRefund = 0n }) {
  const data = input.reduce((sum, byte) => sum + (byte ? 16 : 4), 0);
  const all = 21_000n + BigInt(data) + executionGasUsed;
  const most = all / 5n;
  return all - (gasRefund < most ? gasRefund : most);
}

/** An Ethereum machine with an empty state, of the rules of Osaka. */
export async function machine(hardfork = Hardfork.Osaka) {
  const common = new Common({ chain: Mainnet, hardfork });
  const evm = await createEVM({ common });
  const state = evm.stateManager;

  async function account(number, wei) {
    const address = eth.createAddressFromString(
      `0x${number.toString(16).padStart(40, '0')}`);
    const fresh = eth.createAccount({ balance: wei });
    await state.putAccount(address, fresh);
    return address;
  }

  /** One call as a transaction makes it; the result as plain data. */
  async function call(from, to, data = '', value = 0n) {
    const input = eth.hexToBytes(`0x${data}`);
    evm.journal.addWarmedAddress(from.bytes);
    if (to) evm.journal.addWarmedAddress(to.bytes);
    await evm.journal.checkpoint();
    const { execResult, createdAddress } = await evm.runCall({
      caller: from, to, value, data: input,
      gasLimit: 16_777_216n,
    });
    if (execResult.exceptionError) await evm.journal.revert();
    else await evm.journal.commit();
    await evm.journal.cleanup();        // a new transaction: all cold,
    state.originalStorageCache.clear();
    evm.transientStorage.clear();       // nothing kept
    return {
      error: execResult.exceptionError?.error,
      data: Buffer.from(execResult.returnValue).toString('hex'),
      gas: execResult.executionGasUsed,
      paid: paid(input, execResult),
      address: createdAddress,
    };
  }
  const balance = async (address) =>
    (await state.getAccount(address))?.balance ?? 0n;
  const slot = async (address, key) => Buffer.from(
    await state.getStorage(address, eth.hexToBytes(`0x${word(key)}`))
  ).toString('hex');
  return { evm, account, call, balance, slot };
}
