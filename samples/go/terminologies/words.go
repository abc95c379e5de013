package main

import (
	"fmt"
	"reflect"
	"unicode/utf8"
)

type Celsius float64
type Temperature = Celsius // an alias

type Counter struct{ n int }

func (c *Counter) Add() { c.n++ }

// #region constants
const large = 1 << 100 // fits no integer type

func constants() {
	fmt.Println("untyped:", large>>98)
	var small byte = 'a' // the same 97 for a byte, a rune, a float64
	var real float64 = 'a'
	fmt.Println("one constant:", small, real)
}

// #endregion constants

// #region types
func types() {
	body := Temperature(37)
	fmt.Printf("alias: %T, underlying: %s\n",
		body, reflect.TypeOf(body).Kind())
	var boxed, plain any = body, 37.0
	fmt.Printf("dynamic: %T %T, equal %t\n",
		boxed, plain, boxed == plain)

	var zero struct {
		name  string
		tags  []string
		limit *int
	}
	fmt.Printf("zero: %+v, nil slice of length %d\n",
		zero, len(zero.tags))
}

// #endregion types

// #region methods
func methods() {
	fmt.Println("method set of Counter:",
		reflect.TypeFor[Counter]().NumMethod(), "of *Counter:",
		reflect.TypeFor[*Counter]().NumMethod())
	var counter Counter
	counter.Add() // short for (&counter).Add()
	add := counter.Add
	add() // a method value keeps its receiver
	fmt.Println("addressable:", counter.n)
	(&Counter{}).Add() // the exception: this makes a variable
}

// #endregion methods

// #region comparable
func equal[T comparable](a, b T) bool { return a == b }

func comparables() {
	fmt.Println("T is int:", equal(1, 1),
		"T is any:", equal[any](1, 1.0))
	defer func() { fmt.Println("panic:", recover()) }()
	equal[any]([]int{1}, []int{1})
}

// #endregion comparable

// #region text
func text() {
	word := "né"
	fmt.Println("bytes:", len(word), []byte(word))
	fmt.Println("runes:", utf8.RuneCountInString(word), []rune(word))
}

// #endregion text

// #region start
var (
	sum  = half + half // written first, needs half
	half = start("half", 21)
	last = start("last", 0)
)

func start(name string, value int) int {
	fmt.Println("initialized:", name)
	return value
}

func init() { fmt.Println("init, sum is", sum) }

// #endregion start

func main() {
	constants()
	types()
	methods()
	comparables()
	text()
	_ = last
}
