package main

import "fmt"

var stock = map[string]int{"rolls": 0}

func sell() {
	for range 100_000_000 {
		stock["rolls"]++
	}
}

func main() {
	defer func() { fmt.Println("recovered:", recover()) }()
	go sell()
	sell()
	fmt.Println("nothing noticed")
}
