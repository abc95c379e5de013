package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"testing"
)

var kept any

// #region cost
func main() {
	n := len(os.Args) * 1000 // not known when compiling
	small, where := n%256, &n
	count("1000 in an any", func() { kept = n })
	count("232 in an any", func() { kept = small })
	count("a pointer in an any", func() { kept = where })

	file := bytes.NewReader(make([]byte, 1<<20))
	var reader io.Reader = file
	if len(os.Args) > 1 {
		reader = os.Stdin // so that the type is not known either
	}
	count("buffer for *Reader", func() {
		var buffer [64]byte
		file.Read(buffer[:])
	})
	count("buffer for io.Reader", func() {
		var buffer [64]byte
		reader.Read(buffer[:])
	})
}

// #endregion cost

func count(what string, f func()) {
	fmt.Printf("%-22s%.0f\n", what, testing.AllocsPerRun(100, f))
}
