package main

import (
	"fmt"
	"math"
)

// #region limits

func main() {
	var most, least, one int32 = math.MaxInt32, math.MinInt32, 1
	fmt.Println(most+one, -least)
	width := 32
	fmt.Println(one<<width, least>>1)
	seven := -7
	fmt.Println(seven/2, seven%2, seven>>1)
}

// #endregion limits
