package main

import "fmt"

// the server's power at a time (in ms)
func watts(ms int) int {
	if ms%100 < 20 {
		return 60 // at work
	}
	return 10 // at rest
}

func main() {
	for _, every := range []int{1, 80, 100} {
		sum := 0.0
		for ms := 0; ms < 10_000; ms += every {
			seconds := float64(every) / 1000
			sum += float64(watts(ms)) * seconds
		}
		fmt.Printf("every %d ms: %.0f J\n", every, sum)
	}
}
