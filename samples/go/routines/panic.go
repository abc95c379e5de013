package main

import (
	"fmt"
	"time"
)

func handle() {
	panic("bad request")
}

func main() {
	defer func() {
		fmt.Println("main recovers:", recover())
	}()
	go handle()
	time.Sleep(5 * time.Second)
	fmt.Println("main goes on")
}
