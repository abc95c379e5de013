// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region savings
contract Savings {
    mapping(address => uint256) public saved;

    function deposit() external payable {
        saved[msg.sender] += msg.value;
    }

    function withdraw() external {
        uint256 amount = saved[msg.sender];
        require(amount > 0, "nothing here");
        saved[msg.sender] = 0;
        (bool sent, ) =
            msg.sender.call{value: amount}("");
        require(sent, "not sent");
    }
}
// #endregion savings
