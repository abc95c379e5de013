// #region head
package main

import (
	"fmt"
	"reflect"
	"strings"
)

// #endregion head
type Panel struct{ Meter }
type Remote struct{ *Meter }
type Slot struct{ Resetter }

func main() {
	show[Panel]()
	show[*Panel]()
	show[Remote]()
	show[*Remote]()
	show[Slot]()
	show[*Slot]()
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
