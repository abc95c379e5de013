// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Bank {
    mapping(address => uint256) public saved;

    function deposit() external payable {
        saved[msg.sender] += msg.value;
    }

    // #region careless
    function withdraw() external virtual {
        uint256 amount = saved[msg.sender];
        require(amount > 0, "nothing here");
        (bool sent, ) =
            msg.sender.call{value: amount}("");
        require(sent, "not sent");
        saved[msg.sender] = 0;
    }
    // #endregion careless
}

// #region thief
contract Thief {
    Bank immutable bank;
    constructor(Bank target) { bank = target; }

    function steal() external payable {
        bank.deposit{value: msg.value}();
        bank.withdraw();
    }

    // #region receive
    receive() external payable {
        if (address(bank).balance >= msg.value)
            bank.withdraw();
    }
    // #endregion receive
}
// #endregion thief

// #region ordered
contract OrderedBank is Bank {
    function withdraw() external override {
        uint256 amount = saved[msg.sender];
        require(amount > 0, "nothing here");    // checks
        saved[msg.sender] = 0;                  // effects
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");              // interactions
    }
}
// #endregion ordered
