package main

import "fmt"

type Account struct {
	Cents int
}

func (a *Account) Deposit(cents int) {
	a.Cents += cents
}

func main() {
	// #region loop
	list := []Account{{Cents: 500}, {Cents: 200}}
	for _, v := range list {
		v.Deposit(100)
	}
	fmt.Println(list[0].Cents, list[1].Cents)
	for i := range list {
		list[i].Deposit(100)
	}
	fmt.Println(list[0].Cents, list[1].Cents)
	// #endregion loop
}
