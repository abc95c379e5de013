package main

import (
	"fmt"
	"testing"
)

type Point struct{ X, Y int }

var sink int
var kept any

// #region where
func NewPoint(x, y int) *Point { return &Point{x, y} }

//go:noinline
func NewPointCalled(x, y int) *Point { return &Point{x, y} }

//go:noinline
func total(p *Point) int { return p.X + p.Y }

//go:noinline
func keep(v any) { kept = v }

func main() {
	n := 1000
	count("address passed down", func() { sink = total(&Point{n, 2}) })
	count("address returned", func() { sink = NewPointCalled(n, 2).X })
	count("the same, inlined", func() { sink = NewPoint(n, 2).X })
	count("new(n)", func() { p := new(n); sink = *p })
	count("no pointer written", func() { keep(Point{n, 2}) })
}

// #endregion where

func count(what string, f func()) {
	fmt.Printf("%-22s%.0f\n", what, testing.AllocsPerRun(100, f))
}
