package main

import "fmt"

type Counter struct{ Hits int }

func (c *Counter) Hit() { c.Hits++ }

type Page struct{ Counter }
type Link struct{ *Counter }

func main() {
	var home Page
	home.Hit()
	link := Link{&home.Counter}
	link.Hit()
	fmt.Println(home.Hits)
}
