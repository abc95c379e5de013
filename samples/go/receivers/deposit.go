package main

import "fmt"

type Account struct {
	Cents int
}

// #region deposit
func (a Account) BadDeposit(cents int) {
	a.Cents += cents
}

func (a *Account) Deposit(cents int) {
	a.Cents += cents
}

func main() {
	ana := Account{Cents: 500}
	ana.BadDeposit(100)
	fmt.Println(ana.Cents)
	ana.Deposit(100)
	fmt.Println(ana.Cents)
}

// #endregion deposit
