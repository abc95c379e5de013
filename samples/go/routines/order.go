package main

import (
	"fmt"
	"runtime"
)

func send(i int, values chan int) {
	values <- i
}

func main() {
	runtime.GOMAXPROCS(1)
	values := make(chan int)
	for i := 1; i <= 4; i++ {
		go send(i, values)
	}
	for range 4 {
		fmt.Print("g", <-values, " ")
	}
	fmt.Println()
}
