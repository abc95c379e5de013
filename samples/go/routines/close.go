package main

// #region imports
import (
	"fmt"
	"sync"
	"time"
)

// #endregion imports
const shops = 4

type answer struct{ shop, price int }

// #region ask
func ask(shop int) int {
	time.Sleep(time.Second)
	return 20 + shop
}

// #endregion ask
func main() {
	start := time.Now()
	prices := map[int]int{}
	answers := make(chan answer)
	var wg sync.WaitGroup
	for shop := 1; shop <= shops; shop++ {
		wg.Go(func() {
			answers <- answer{shop, ask(shop)}
		})
	}
	go func() {
		wg.Wait()
		close(answers)
	}()
	for a := range answers {
		prices[a.shop] = a.price
	}
	// #region told
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
	// #endregion told
}
