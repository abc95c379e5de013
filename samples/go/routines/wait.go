package main

import (
	"fmt"
	"sync"
	"time"
)

func brew(drink string) {
	time.Sleep(time.Second)
	fmt.Println(drink, "is ready")
}

func main() {
	start := time.Now()
	var wg sync.WaitGroup
	wg.Go(func() { brew("tea") })
	wg.Go(func() { brew("coffee") })
	fmt.Println("main waits")
	wg.Wait()
	seconds := time.Since(start).Round(time.Second)
	fmt.Println("both ready after", seconds)
}
