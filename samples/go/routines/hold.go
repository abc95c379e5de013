package main

// #region imports
import (
	"fmt"
	"sync"
	"time"
)

// #endregion imports
const shops = 4

// #region ask
func ask(shop int) int {
	time.Sleep(time.Second)
	return 20 + shop
}

// #endregion ask
func main() {
	// #region begin
	start := time.Now()
	prices := map[int]int{}
	var wg sync.WaitGroup
	var mu sync.Mutex
	// #endregion begin
	for shop := 1; shop <= shops; shop++ {
		wg.Go(func() {
			mu.Lock()
			price := ask(shop)
			prices[shop] = price
			mu.Unlock()
		})
	}
	// #region told
	wg.Wait()
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
	// #endregion told
}
