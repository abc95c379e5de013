package main

import "fmt"

func main() {
	var d Discount = Percent(10)

	p, ok := d.(Percent)
	fmt.Println(p+5, ok)

	c, ok := d.(Coupon)
	fmt.Println(c.Off, ok)
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
