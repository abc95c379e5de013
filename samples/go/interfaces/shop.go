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

// #region use
func Pay(cents int, d Discount) {
	fmt.Println("to pay:", d.Apply(cents))
}

func main() {
	Pay(2000, Percent(10))
	Pay(2000, Coupon{Off: 500})
}

// #endregion use
