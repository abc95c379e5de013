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

// #region describe
func Describe(x any) {
	switch v := x.(type) {
	case nil:
		fmt.Println("nothing")
	case Percent:
		fmt.Println("percent:", v+5)
	case Coupon:
		fmt.Println("coupon:", v.Off)
	case int, string:
		fmt.Println("no discount:", v)
	}
}

func main() {
	Describe(nil)
	Describe(Percent(10))
	Describe(Coupon{Off: 500})
	Describe("SAVE10")
}

// #endregion describe
