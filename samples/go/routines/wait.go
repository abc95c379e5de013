package main

import (
	"fmt"
	"sync"
	"time"
)

const shops = 4

// #region ask
func ask(shop int) int {
	time.Sleep(time.Second)
	return 20 + shop
}

// #endregion ask
func main() {
	start := time.Now()
	prices := map[int]int{}
	var wg sync.WaitGroup
	for shop := 1; shop <= shops; shop++ {
		wg.Go(func() {
			prices[shop] = ask(shop)
		})
	}
	wg.Wait()
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
}
