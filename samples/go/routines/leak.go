package main

import "fmt"
import "runtime"
import "time"

func ask(answer chan string) {
	answer <- "21 degrees"
}

func main() {
	answer := make(chan string)
	go ask(answer)
	go ask(answer)
	fmt.Println(<-answer)
	time.Sleep(time.Second)
	n := runtime.NumGoroutine()
	fmt.Println(n, "goroutines")
}
