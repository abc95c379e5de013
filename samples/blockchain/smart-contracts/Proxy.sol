// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Proxy {
    address public logic;                   // slot 0
    constructor(address first) { logic = first; }

    fallback() external payable {
        (bool good, bytes memory data) = logic.delegatecall(msg.data);
        require(good);
        assembly { return(add(data, 32), mload(data)) }
    }
}

contract Counter {
    uint256 public count;                   // slot 0 as well
    function add() external { count += 1; }
}

contract SpacedCounter {
    address gap;                            // leaves slot 0 alone
    uint256 public count;
    function add() external { count += 1; }
}
