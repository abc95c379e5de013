package main

import "fmt"

type Account struct {
	Cents int
}

func (a *Account) Deposit(cents int) {
	a.Cents += cents
}

func main() {
	// #region repair
	accounts := map[string]Account{"ana": {Cents: 500}}
	a := accounts["ana"]
	a.Deposit(100)
	accounts["ana"] = a
	fmt.Println(accounts["ana"].Cents)
	// #endregion repair
}
