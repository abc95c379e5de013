package main

import (
	"fmt"
	"runtime"
	"time"
)

func spin() {
	for {
	}
}

func main() {
	runtime.GOMAXPROCS(1)
	go spin()
	time.Sleep(time.Millisecond)
	fmt.Println("main runs again")
}
