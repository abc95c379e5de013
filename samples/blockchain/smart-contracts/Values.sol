// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Values {
    uint256 private secret = 4711;
}
