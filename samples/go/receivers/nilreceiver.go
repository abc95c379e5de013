package main

import "fmt"

type Tree struct {
	Left, Right *Tree
	Value       int
}

func (t *Tree) Sum() int {
	if t == nil {
		return 0
	}
	return t.Left.Sum() + t.Value + t.Right.Sum()
}

func (t Tree) String() string { return fmt.Sprint("sum ", t.Sum()) }

func main() {
	full := &Tree{Left: &Tree{Value: 2}, Value: 40}
	var empty *Tree
	fmt.Println(full.Sum(), empty.Sum())
	fmt.Println(full, empty)

	defer func() { fmt.Println("panic:", recover()) }()
	var text fmt.Stringer = empty
	fmt.Println(text.String())
}
