package main

import "fmt"

type Node struct {
	Label string
	Next  *Node
}

func main() {
	var list []int
	var ages map[string]int
	var node *Node

	list = append(list, 1)
	fmt.Println("slice:", len(list), "map:", ages["Ada"])
	delete(ages, "Ada")
	for range ages {
	}
	try("write to a map", func() { ages["Ada"] = 36 })
	try("read a field", func() { fmt.Println(node.Label) })
	try("take its address", func() { fmt.Println(&node.Next) })
}

func try(what string, f func()) {
	defer func() { fmt.Printf("%s: %v\n", what, recover()) }()
	f()
}
