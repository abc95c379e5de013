package main

import "fmt"

type Meter struct{ count int }

func (m *Meter) String() string {
	return "a museum meter"
}

func main() {
	m := Meter{count: 7}
	fmt.Println(m)
	fmt.Println(&m)
}

var _ fmt.Stringer = (*Meter)(nil)
