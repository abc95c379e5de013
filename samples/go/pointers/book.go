package main

import "fmt"

// #region book
func badBook(seats int, n int) {
	seats = seats - n
}

func book(p *int, n int) {
	*p = *p - n
}

func replace(p *int) {
	other := 100
	p = &other
}

func main() {
	seats := 10
	badBook(seats, 3)
	fmt.Println(seats)
	book(&seats, 3)
	fmt.Println(seats)
	replace(&seats)
	fmt.Println(seats)
}

// #endregion book
