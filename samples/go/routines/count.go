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
	time.Sleep(time.Second)
	fmt.Println("plain:", plain)
	fmt.Println("safe is above a million:", safe.Load() > 1_000_000)
}
