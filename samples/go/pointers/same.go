package main

import "fmt"

// #region same
func main() {
	jazz, folk := 10, 10
	p, q, r := &jazz, &jazz, &folk
	fmt.Println(p == q, p == r, *p == *r)
}

// #endregion same
