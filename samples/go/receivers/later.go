package main

import "fmt"

type Account struct {
	Cents int
}

func (a *Account) Deposit(cents int) {
	a.Cents += cents
}

// #region later
func (a Account) Print(when string) {
	fmt.Println(when, a.Cents)
}

func main() {
	ana := Account{Cents: 500}
	defer ana.Print("deferred:")
	show := ana.Print
	add := ana.Deposit
	add(100)
	show("method value:")
	Account.Print(ana, "method expression:")
}

// #endregion later
