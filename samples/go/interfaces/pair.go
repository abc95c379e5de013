package main

import "fmt"

func main() {
	var d Discount
	fmt.Printf("%T %v\n", d, d == nil)
	d = Percent(10)
	fmt.Printf("%T %v\n", d, d == nil)
	d = Coupon{Off: 500}
	fmt.Printf("%T %v\n", d, d == nil)
}

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
