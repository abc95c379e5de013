package main

import "fmt"

// #region show
type Show struct {
	Title string
	Seats int
}

func main() {
	jazz := Show{Title: "Jazz", Seats: 10}
	p := &jazz
	folk := &Show{Title: "Folk", Seats: 20}
	blank := new(Show)
	limit := new(4)

	p.Seats = 7
	fmt.Println(jazz.Seats, folk.Seats)
	fmt.Println(blank.Seats, *limit)
}

// #endregion show
