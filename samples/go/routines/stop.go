package main

// #region imports
import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"time"
)

// #endregion imports
const shops = 4

type answer struct{ shop, price int }

func ask(ctx context.Context, shop int) (int, error) {
	wait := time.Second
	if shop == 3 {
		wait = time.Hour
	}
	select {
	case <-time.After(wait):
		return 20 + shop, nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}

func main() {
	start := time.Now()
	prices := map[int]int{}
	answers := make(chan answer)
	ctx, cancel := context.WithTimeout(
		context.Background(), 2*time.Second)
	defer cancel()
	var wg sync.WaitGroup
	for shop := 1; shop <= shops; shop++ {
		wg.Go(func() {
			price, err := ask(ctx, shop)
			if err != nil {
				fmt.Println("shop", shop, err)
				return
			}
			answers <- answer{shop, price}
		})
	}
	// #region collect
	go func() {
		wg.Wait()
		close(answers)
	}()
	for a := range answers {
		prices[a.shop] = a.price
	}
	// #endregion collect
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
	fmt.Println(runtime.NumGoroutine(), "goroutines")
}
