package main

import (
	"fmt"
	"time"
)

func brew(drink string) {
	time.Sleep(time.Second)
	fmt.Println(drink, "is ready")
}

func main() {
	go brew("tea")
	go brew("coffee")
	fmt.Println("main returns")
}
