package main

import "fmt"

type Meter struct{ count int }

func (m *Meter) Reset() { m.count = 100 }

// #region both
type resetterOf[T any] interface {
	*T
	Reset()
}

func fresh[T any, P resetterOf[T]](n int) []T {
	list := make([]T, n)
	for i := range list {
		P(&list[i]).Reset()
	}
	return list
}

func main() { fmt.Println(fresh[Meter](3)) }

// #endregion both
