package main

import "fmt"

func main() {
	answer := make(chan string)
	answer <- "yes"
	fmt.Println(<-answer)
}
