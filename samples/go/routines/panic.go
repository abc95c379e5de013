package main

import (
	"fmt"
	"time"
)

func main() {
	defer func() { fmt.Println("main recovers:", recover()) }()
	go func() {
		defer fmt.Println("its own deferred calls run")
		var prices map[string]int
		prices["bolt"] = 2
	}()
	time.Sleep(5 * time.Second)
	fmt.Println("main goes on")
}
