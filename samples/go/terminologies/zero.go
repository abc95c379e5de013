package main

import "fmt"

type Order struct {
	Name  string
	Count int
}

func main() {
	var count int
	var name string
	var paid bool
	var order Order
	var pointer *Order
	fmt.Printf("%v %q %v\n", count, name, paid)
	fmt.Printf("%+v %v\n", order, pointer)
}
