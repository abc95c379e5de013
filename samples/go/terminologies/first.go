package main

import (
	"fmt"
	"strings"
)

const currency = "euro"

type Order struct {
	Name  string
	Count int
}

func (o Order) Total(price int) int {
	return o.Count * price
}

func main() {
	order := Order{Name: "pears", Count: 3}
	var bill int
	bill = order.Total(2)
	name := strings.ToUpper(order.Name)
	fmt.Println(name, bill, currency)
}
