package main

import (
	"errors"
	"fmt"
)

type Problems []string

func (p Problems) Error() string {
	return fmt.Sprint(len(p), " problems")
}

var ErrClosed = errors.New("closed")

func main() {
	var err error = Problems{"no name"}
	fmt.Println(err == ErrClosed)
	fmt.Println(errors.Is(err, err))
	seen := map[any]bool{}
	try("key of a map", func() { seen[err] = true })
	try("==", func() { fmt.Println(err == err) })
}

func try(what string, f func()) {
	defer func() { fmt.Printf("%s: %v\n", what, recover()) }()
	f()
}
