package main

import (
	"fmt"
	"runtime"
)

func main() {
	runtime.GOMAXPROCS(1)
	values := make(chan int)
	for i := 1; i <= 4; i++ {
		go func() { values <- i }()
	}
	for range 4 {
		fmt.Print("g", <-values, " ")
	}
	fmt.Println()
}
