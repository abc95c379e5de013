package main

import "fmt"

func main() {
	seats := 10
	p := &seats
	fmt.Println(*p)
	*p = 7
	fmt.Println(seats)
}
