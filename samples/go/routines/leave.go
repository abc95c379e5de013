package main

// #region imports
import (
	"fmt"
	"runtime"
	"time"
)

const shops = 4

type answer struct{ shop, price int }

// #endregion imports
func ask(shop int) int {
	if shop == 3 {
		time.Sleep(time.Hour)
	}
	time.Sleep(time.Second)
	return 20 + shop
}

func main() {
	// #region begin
	start := time.Now()
	prices := map[int]int{}
	answers := make(chan answer)
	for shop := 1; shop <= shops; shop++ {
		go func() {
			answers <- answer{shop, ask(shop)}
		}()
	}
	// #endregion begin
	late := time.After(2 * time.Second)
	for waiting := true; waiting; {
		select {
		case a := <-answers:
			prices[a.shop] = a.price
		case <-late:
			waiting = false
		}
	}
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
	fmt.Println(runtime.NumGoroutine(), "goroutines")
}
