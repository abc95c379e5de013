package main

import "fmt"

// #region sampling

// watts of a machine that wakes for 20 ms in every 100 ms.
func watts(ms int) float64 {
	if ms%100 < 20 {
		return 60
	}
	return 10
}

// joules of ten seconds, from a reading every so often.
func joules(first, every int) float64 {
	sum := 0.0
	for ms := first; ms < first+10_000; ms += every {
		sum += watts(ms) * float64(every) / 1000
	}
	return sum
}

func main() {
	for _, every := range []int{1, 5, 50, 70, 99, 100, 1000} {
		fmt.Printf("every %4d ms: %3.0f J\n", every, joules(0, every))
	}
	fmt.Println("begun 25 ms later, every 50 and 100 ms:",
		joules(25, 50), joules(25, 100), "J")
}

// #endregion sampling
