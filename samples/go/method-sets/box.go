package main

import "fmt"

type Meter struct{ count int }

func (m Meter) Read() int { return m.count }

type Reader interface{ Read() int }

func main() {
	m := Meter{count: 7}
	var value, pointer Reader = m, &m
	m.count = 8
	fmt.Println("value in it:", value.Read())
	fmt.Println("pointer in it:", pointer.Read())
}
