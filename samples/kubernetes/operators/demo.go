package main

import "fmt"

// demo is a user's connection to the API server, and an operator that
// says what it writes.
type demo struct {
	*API
	op     *Operator
	writes int
}

// newDemo begins with the shop books, which has no workers yet.
func newDemo(number int) *demo {
	api := connect()
	d := &demo{API: api}
	logged := *api
	logged.before = func(request string) {
		d.writes++
		fmt.Println("  operator:", request)
	}
	d.op = &Operator{&logged}
	shop := called("books")
	shop.Spec = Spec{"books.example.com", number}
	d.create(shops, shop)
	return d
}

// pass runs reconcile once.
func (d *demo) pass() {
	d.writes = 0
	if err := d.op.reconcile("books"); err != nil {
		fmt.Println("  operator:", err)
	}
	if d.writes == 0 {
		fmt.Println("  operator: writes nothing")
	}
}

func (d *demo) setWorkers(number int) {
	shop, _ := d.get(shops, "books")
	shop.Spec.Workers = number
	d.update(shops, shop)
}
