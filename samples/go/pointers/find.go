package main

import "fmt"

type Show struct {
	Title string
	Seats int
}

// #region find
var jazz = Show{Title: "Jazz", Seats: 10}

func find(title string) *Show {
	if title == "Jazz" {
		return &jazz
	}
	return nil
}

func main() {
	p := find("Opera")
	if p != nil {
		fmt.Println(p.Seats)
	}
	fmt.Println("now without the check")
	fmt.Println(p.Seats)
}

// #endregion find
