package main

import "fmt"
import "time"

func handle() {
	panic("bad request")
}

func main() {
	defer func() {
		caught := recover()
		fmt.Println(caught)
	}()
	go handle()
	time.Sleep(time.Second)
}
