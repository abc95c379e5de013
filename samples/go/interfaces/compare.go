package main

import "fmt"

// #region types
type Discount interface {
	Apply(cents int) int
}

type Percent int

func (p Percent) Apply(cents int) int {
	return cents - cents*int(p)/100
}

type Coupon struct{ Off int }

func (c Coupon) Apply(cents int) int {
	return max(cents-c.Off, 0)
}

// #endregion types

// #region compare
type Chain []Discount

func (c Chain) Apply(cents int) int {
	for _, d := range c {
		cents = d.Apply(cents)
	}
	return cents
}

func main() {
	var a, b Discount = Percent(10), Percent(10)
	fmt.Println(a == b)
	a = Coupon{Off: 10}
	fmt.Println(a == b)
	a = Chain{b}
	fmt.Println(a == b)
	b = Chain{b}
	fmt.Println(a == b)
}

// #endregion compare
