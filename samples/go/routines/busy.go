package main

import (
	"fmt"
	"time"
)

func main() {
	go func() {
		for {
		}
	}()
	time.Sleep(time.Millisecond)
	fmt.Println("main goes on")
}
