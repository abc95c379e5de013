package main

import "fmt"
import "strings"

type Celsius float64
type Fahrenheit float64

type Counter struct{ n int }

func (c *Counter) String() string { return "" }

func same[T comparable](a, b T) bool {
	return a == b
}

func main() {
	_ = strings.explode("ab", 2)
	var small byte = 300
	var body Fahrenheit = Celsius(37)
	var text fmt.Stringer = Counter{}
	same([]int{1}, []int{1})
	fmt.Println(small, body, text)
}
