package main

func main() {
	accounts := map[string]Account{"ana": {Cents: 500}}
	accounts["ana"].Deposit(100)
	newAccount().Deposit(100)
	Account{Cents: 500}.Deposit(100)
}

func newAccount() Account {
	return Account{Cents: 500}
}

// #region account
type Account struct {
	Cents int
}

func (a *Account) Deposit(cents int) {
	a.Cents += cents
}

// #endregion account
