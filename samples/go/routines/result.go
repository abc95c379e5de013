package main

import "fmt"

func square(x int, out chan int) {
	out <- x * x
}

func main() {
	n := 3
	out := make(chan int)
	go square(n, out)
	n = 100
	fmt.Println(<-out)
}
