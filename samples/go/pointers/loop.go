package main

import "fmt"

func main() {
	var ages []*int
	for age := 1; age <= 3; age++ {
		ages = append(ages, &age)
	}
	fmt.Println(*ages[0], *ages[1], *ages[2])
}
