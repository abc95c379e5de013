// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

// #region bank
contract Bank {
    mapping(address => uint256) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw() external virtual {
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing here");
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
        balanceOf[msg.sender] = 0;          // too late
    }
}
// #endregion bank

// #region thief
contract Thief {
    Bank immutable bank;
    constructor(Bank target) { bank = target; }

    function steal() external payable {
        bank.deposit{value: msg.value}();
        bank.withdraw();
    }

    receive() external payable {            // runs when money comes
        if (address(bank).balance >= msg.value) bank.withdraw();
    }
}
// #endregion thief

// #region ordered
contract OrderedBank is Bank {
    function withdraw() external override {
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing here");    // checks
        balanceOf[msg.sender] = 0;              // effects
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");              // interactions
    }
}
// #endregion ordered

// #region locked
contract LockedBank is Bank {
    bool transient busy;            // gone after the transaction

    function withdraw() external override {
        require(!busy, "busy");
        busy = true;
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing here");
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
        balanceOf[msg.sender] = 0;
        busy = false;
    }
}
// #endregion locked

contract StoredLockBank is Bank {
    uint256 busy = 1;

    function withdraw() external override {
        require(busy == 1, "busy");
        busy = 2;
        uint256 amount = balanceOf[msg.sender];
        require(amount > 0, "nothing here");
        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "not sent");
        balanceOf[msg.sender] = 0;
        busy = 1;
    }
}
