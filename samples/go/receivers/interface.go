package main

type Depositor interface {
	Deposit(cents int)
}

func main() {
	ana := Account{Cents: 500}
	var good Depositor = &ana
	good.Deposit(100)
	var bad Depositor = ana
	bad.Deposit(100)
}

// #region account
type Account struct {
	Cents int
}

func (a *Account) Deposit(cents int) {
	a.Cents += cents
}

// #endregion account
