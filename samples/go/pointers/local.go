package main

import "fmt"

type Show struct {
	Title string
	Seats int
}

// #region local
func newShow(title string) *Show {
	s := Show{Title: title, Seats: 10}
	return &s
}

func main() {
	jazz := newShow("Jazz")
	folk := newShow("Folk")
	jazz.Seats = 7
	fmt.Println(jazz.Seats, folk.Seats)
}

// #endregion local
