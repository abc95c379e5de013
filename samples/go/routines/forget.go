package main

import (
	"fmt"
	"time"
)

const shops = 4

func ask(shop int) int {
	time.Sleep(time.Second)
	return 20 + shop
}

func main() {
	start := time.Now()
	prices := map[int]int{}
	for shop := 1; shop <= shops; shop++ {
		go func() {
			prices[shop] = ask(shop)
		}()
	}
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
}
