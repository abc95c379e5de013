package main

import "fmt"

type Account struct {
	Cents int
}

func (a Account) Balance() int {
	return a.Cents
}

// #region missing
func (a *Account) Text() string {
	if a == nil {
		return "no account"
	}
	return fmt.Sprint(a.Cents, " cents")
}

func main() {
	accounts := map[string]*Account{"ana": {Cents: 500}}
	bob := accounts["bob"]
	fmt.Println(bob.Text())
	fmt.Println(bob.Balance())
}

// #endregion missing
