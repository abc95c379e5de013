package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// #region growth

func main() {
	fmt.Println("   n  halve  ordered  shuffled     pairs")
	for n := 1000; n <= 8000; n *= 2 {
		halve, compared, pairs := 0, 0, 0
		for rest := n; rest > 1; rest /= 2 {
			halve++
		}
		compare := func(a, b int) int { compared++; return a - b }
		numbers := rand.New(rand.NewPCG(1, 2)).Perm(n)
		slices.SortFunc(numbers, compare)
		shuffled := compared
		slices.SortFunc(numbers, compare) // once more, now in order
		ordered := compared - shuffled
		for i := range n {
			for range i {
				pairs++
			}
		}
		fmt.Printf("%4d %6d %8d %9d %9d\n",
			n, halve, ordered, shuffled, pairs)
	}
}

// #endregion growth
