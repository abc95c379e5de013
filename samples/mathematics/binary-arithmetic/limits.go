package main

import (
	"fmt"
	"math"
)

// #region limits

func main() {
	var most, least int32 = math.MaxInt32, math.MinInt32
	var one, odd int32 = 1, -7
	fmt.Println(most+one, -least)
	width := 32
	fmt.Println(one << width)
	fmt.Println(odd/2, odd%2, odd>>1, uint32(odd)>>1)
}

// #endregion limits
