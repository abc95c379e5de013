package main

// #region imports
import (
	"fmt"
	"runtime"
)

// #endregion imports
func send(i int, out chan int) {
	out <- i
}

func main() {
	runtime.GOMAXPROCS(1)
	out := make(chan int)
	for i := 1; i <= 4; i++ {
		go send(i, out)
	}
	for range 4 {
		fmt.Print("g", <-out, " ")
	}
	fmt.Println()
}
