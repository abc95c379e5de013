package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

func Receipt(w io.Writer, cents int) {
	fmt.Fprintln(w, "to pay:", cents)
}

func main() {
	Receipt(os.Stdout, 1800)

	var fake bytes.Buffer
	Receipt(&fake, 1500)
	fmt.Println(fake.String() == "to pay: 1500\n")
}
