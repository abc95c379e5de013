package main

import "fmt"

type Number interface {
	~int | ~float64
}

func Sum[T Number](a, b T) T {
	return a + b
}

type Percent int

func main() {
	fmt.Println(Sum(2000, 500))
	fmt.Println(Sum(Percent(10), 5))
}
