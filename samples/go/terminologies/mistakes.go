package main

import (
	"fmt"
	"strings"
)

// #region mistakes
type Celsius float64
type Fahrenheit float64

type Counter struct{ n int }

func (c *Counter) String() string { return fmt.Sprint(c.n) }

func same[T comparable](a, b T) bool { return a == b }

func list[T []int | map[string]int](x T) {
	for range x { // 1
	}
}

func main() {
	_ = strings.explode("ab", 2)      // 2
	var small byte = 300              // 3
	var body Fahrenheit = Celsius(37) // 4
	var text fmt.Stringer = Counter{} // 5
	Counter{}.String()                // 6
	same([]int{1}, []int{1})          // 7
	_ = list                          // 8
	fmt.Println(small, body, text, _) // 9
}

// #endregion mistakes
