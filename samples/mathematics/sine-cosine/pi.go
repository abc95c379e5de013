package main

import (
	"fmt"
	"math"
)

// #region pi

func main() {
	fmt.Println(math.Sin(math.Pi))
	fmt.Println(math.Sin(math.Pi) == 0)
}

// #endregion pi
