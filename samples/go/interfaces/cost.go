package main

import (
	"fmt"
	"os"
	"testing"
)

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

// #region cost
var kept Discount

func main() {
	n := 10 * len(os.Args) // 10
	big := 50 * n          // 500
	c := Coupon{Off: big}
	Count("Percent(10)", func() { kept = Percent(n) })
	Count("Coupon 500", func() { kept = c })
	Count("*Coupon", func() { kept = &c })
}

// #endregion cost

func Count(what string, f func()) {
	fmt.Println(what, testing.AllocsPerRun(100, f))
}
