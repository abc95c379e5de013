// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Values {
    uint256 private secret = 4711;
    uint128 public small = 7;
    bool public open = true;            // shares a slot with `small`
    mapping(address => uint256) public points;

    constructor() { points[address(0xa11ce)] = 42; }

    function checked(uint8 by) external pure returns (uint8) {
        uint8 count = 250;
        return count + by;
    }

    function wrapping(uint8 by) external pure returns (uint8) {
        uint8 count = 250;
        unchecked { return count + by; }
    }

    function change() external {
        small = 8;
        revert("never mind");
    }
}
