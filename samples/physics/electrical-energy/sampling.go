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

// joules over ten seconds, from a reading every so often.
func joules(every int) float64 {
	sum := 0.0
	for ms := 0; ms < 10_000; ms += every {
		sum += watts(ms) * float64(every) / 1000
	}
	return sum
}

func main() {
	for _, every := range []int{1, 5, 50, 70, 99, 100, 1000} {
		fmt.Printf("every %4d ms: %3.0f J\n", every, joules(every))
	}
}

// #endregion sampling
