package main

import (
	"fmt"
	"time"
)

const shops = 4

func ask(shop int) int {
	time.Sleep(time.Second) //: The shop takes a second to answer.
	return 20 + shop        //: Its price: 21 in shop 1, 22 in shop 2.
}

func main() {
	start := time.Now()
	prices := map[int]int{}
	for shop := 1; shop <= shops; shop++ {
		prices[shop] = ask(shop)
	}
	took := time.Since(start).Round(time.Second)
	fmt.Println(len(prices), "prices after", took)
}
