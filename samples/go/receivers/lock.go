package main

import "sync"

type Account struct {
	mu    sync.Mutex
	Owner string
	Cents int
}

func (a Account) Name() string {
	return a.Owner
}

func (a *Account) Deposit(cents int) {
	a.mu.Lock()
	a.Cents += cents
	a.mu.Unlock()
}

// #region main
func main() {
	ana := &Account{Owner: "Ana", Cents: 500}
	ana.Deposit(100)
	println(ana.Name())
}

// #endregion main
