package main

import "fmt"

type Account struct {
	Cents int
}

func (a Account) Balance() int {
	return a.Cents
}

func main() {
	ana := Account{Cents: 500}
	fmt.Println(ana.Balance())
}
