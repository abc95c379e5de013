package main

import "fmt"

type Number interface {
	~int | ~float64
}

func Sum[T Number](values []T) T {
	var total T
	for _, value := range values {
		total += value
	}
	return total
}

type Euro int

func main() {
	fmt.Println(Sum[int]([]int{1, 2}))
	fmt.Println(Sum([]float64{0.5, 2}))
	fmt.Println(Sum([]Euro{3, 4}))
}
