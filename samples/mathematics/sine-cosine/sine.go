package main

import (
	"fmt"
	"math"
)

func main() {
	for n := 1.0; n <= 100000; n++ {
		fmt.Println(math.Sin(n / 100))
	}
	fmt.Println(math.Sin(1e22))
}
