package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

type Temperature float64

func main() {
	var v any = Temperature(37)
	_, exact := v.(float64)
	_, named := v.(Temperature)
	fmt.Println("float64:", exact, "Temperature:", named)

	var source io.Reader = os.Stdin
	_, closes := source.(io.Closer)
	fmt.Println("more methods than asked for:", closes)

	_, err := os.Open("missing")
	problem, found := errors.AsType[*fs.PathError](err)
	fmt.Println("in the chain:", found, problem.Path)

	defer func() { fmt.Println("panic:", recover()) }()
	fmt.Println(source.(fmt.Stringer))
}
