package main

import "fmt"

// user is a user's connection to the API server.
type user struct{ *API }

// speaking is an operator that says what it writes.
type speaking struct {
	*Operator
	writes int
}

// newDemo begins with the shop books, which has no workers yet.
func newDemo(number int) (*user, *speaking) {
	api := connect()
	op := &speaking{}
	logged := *api
	logged.before = func(request string) {
		op.writes++
		fmt.Println("  operator:", request)
	}
	op.Operator = &Operator{&logged}
	shop := called("books")
	shop.Spec = Spec{"books.example.com", number}
	api.create(shops, shop)
	return &user{api}, op
}

// pass runs reconcile once.
func (op *speaking) pass() {
	op.writes = 0
	if err := op.reconcile("books"); err != nil {
		fmt.Println("  operator:", err)
	}
	if op.writes == 0 {
		fmt.Println("  operator: writes nothing")
	}
}

func (u *user) setWorkers(number int) {
	shop, _ := u.getShop("books")
	shop.Spec.Workers = number
	u.update(shops, shop)
}
