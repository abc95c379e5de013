package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// #region growth

func main() {
	fmt.Println("   n  halve   scan    sort     pairs")
	for n := 1000; n <= 8000; n *= 2 {
		halve, scan, sort, pairs := 0, 0, 0, 0
		for rest := n; rest > 1; rest /= 2 {
			halve++
		}
		numbers := rand.New(rand.NewPCG(1, 2)).Perm(n)
		for range numbers {
			scan++
		}
		slices.SortFunc(numbers, func(a, b int) int { sort++; return a - b })
		for i := range n {
			for range i {
				pairs++
			}
		}
		fmt.Printf("%4d %6d %6d %7d %9d\n", n, halve, scan, sort, pairs)
	}
}

// #endregion growth
