package main

import (
	"fmt"
	"sync/atomic"
	"time"
)

func main() {
	var plain int
	var safe atomic.Int64
	go func() {
		for {
			plain++
		}
	}()
	go func() {
		for {
			safe.Add(1)
		}
	}()
	time.Sleep(100 * time.Millisecond)
	fmt.Println("plain:", plain)
	fmt.Println("atomic has moved:", safe.Load() > 0)
}
