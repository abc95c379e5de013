package main

import (
	"fmt"
	"reflect"
	"strings"
)

// #region types
type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type ByValue struct{ Meter }
type ByPointer struct{ *Meter }

// #endregion types

// #region sets
type Reader interface{ Read() int }
type Resetter interface{ Reset() }

func main() {
	show[Meter]()
	show[*Meter]()
	show[ByValue]()
	show[*ByValue]()
	show[ByPointer]()
	show[*ByPointer]()
	show[**Meter]()
}

func show[T any]() {
	t, names := reflect.TypeFor[T](), []string{}
	for method := range t.Methods() {
		names = append(names, method.Name)
	}
	var zero T
	_, reads := any(zero).(Reader)
	_, resets := any(zero).(Resetter)
	fmt.Printf("%-16v %-10s Reader %-5t Resetter %t\n",
		t, strings.Join(names, " "), reads, resets)
}

// #endregion sets
