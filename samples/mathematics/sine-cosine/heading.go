package main

import (
	"fmt"
	"math"
)

// #region heading

func main() {
	points := [][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}
	for _, p := range points {
		x, y := p[0], p[1]
		fmt.Printf("(%2.0f, %2.0f)  atan %4.0f°  atan2 %4.0f°\n",
			x, y, degrees(math.Atan(y/x)), degrees(math.Atan2(y, x)))
	}
}

func degrees(radians float64) float64 { return radians * 180 / math.Pi }

// #endregion heading
