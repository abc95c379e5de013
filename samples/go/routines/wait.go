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
	// #region main
	var wg sync.WaitGroup
	wg.Go(func() { brew("tea") })
	wg.Go(func() { brew("coffee") })
	wg.Wait()
	fmt.Println("main returns")
	// #endregion main
}
