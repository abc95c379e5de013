package main

import "fmt"

var (
	sum  = half + half // needs half
	half = number("half", 21)
	last = number("last", 0)
)

func number(name string, value int) int {
	fmt.Println("initialized:", name)
	return value
}

func init() { fmt.Println("init:", sum, last) }

func main() { fmt.Println("main") }
