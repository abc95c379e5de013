package main

import "fmt"

// #region history
type History []int

func (h History) Correct(i, cents int) {
	h[i] = cents
}

func (h History) BadAdd(cents int) {
	h = append(h, cents)
}

func (h *History) Add(cents int) {
	*h = append(*h, cents)
}

func main() {
	deposits := History{500, 100}
	deposits.Correct(1, 150)
	fmt.Println(deposits)
	deposits.BadAdd(30)
	fmt.Println(deposits)
	deposits.Add(30)
	fmt.Println(deposits)
}

// #endregion history
