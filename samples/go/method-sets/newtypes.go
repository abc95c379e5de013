// #region head
package main

import (
	"fmt"
	"reflect"
	"strings"
)

// #endregion head
type Gauge Meter
type Counter = Meter

type Panel struct{ Meter }
type Board Panel
type Clearer Resetter

func main() {
	show[Gauge]()
	show[Counter]()
	show[Board]()
	show[Clearer]()
	show[*Resetter]()
	show[**Meter]()
	show[int]()
}

// #region types
type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type Resetter interface{ Reset() }

// #endregion types

// #region show
func show[T any]() {
	t, names := reflect.TypeFor[T](), []string{}
	for i := range t.NumMethod() {
		names = append(names, t.Method(i).Name)
	}
	name := strings.ReplaceAll(t.String(), "main.", "")
	fmt.Printf("%-9v %v\n", name, names)
}

// #endregion show
