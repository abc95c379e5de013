package main

import "fmt"

type Writer interface{ Write(text string) }

type Screen struct{}

func (Screen) Write(text string) { fmt.Println(text) }

type Counting struct {
	Writer
	Letters int
}

func (c *Counting) Write(text string) {
	c.Letters += len(text)
	c.Writer.Write(text)
}

func main() {
	w := &Counting{Writer: Screen{}}
	w.Write("May")
	fmt.Println(w.Letters)
}
