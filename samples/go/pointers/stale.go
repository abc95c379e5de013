package main

import "fmt"

type Show struct {
	Title string
	Seats int
}

// #region stale
func main() {
	shows := []Show{{"Jazz", 10}, {"Folk", 20}}
	for _, v := range shows {
		p := &v
		p.Seats = 0
	}
	fmt.Println(shows)

	p := &shows[0]
	shows = append(shows, Show{"Opera", 30})
	p.Seats = 7
	fmt.Println(shows[0].Seats, p.Seats)
}

// #endregion stale
