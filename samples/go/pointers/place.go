package concerts

type Show struct {
	Title string
	Seats int
}

func newJazz() *Show {
	s := Show{Title: "Jazz", Seats: 10}
	return &s
}

func left() int {
	p := new(Show)
	p.Seats = 7
	return p.Seats
}
