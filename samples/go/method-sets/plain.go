package main

import "fmt"

type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type Resetter interface{ Reset() }

func main() {
	m := Meter{count: 7}
	var r Resetter = &m
	r.Reset()
	fmt.Println(m.Read())
}
