import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
const content = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
contract Old {
    function pay(address payable receiver) external {
        receiver.transfer(address(this).balance);
    }
}
`;
const { errors } = JSON.parse(solc.compile(JSON.stringify({
  language: 'Solidity', sources: { 'Old.sol': { content } },
})));
const { severity, message } = errors[0];
console.log(`${severity}: ${message.replace('. ', '.\n')}`);
