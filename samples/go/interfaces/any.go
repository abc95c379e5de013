package main

import "fmt"

func main() {
	var x any = 2000
	x = "SAVE10"
	fmt.Println(x)

	x = 2000
	fmt.Println(x + 1)

	codes := []string{"SAVE10", "MINUS500"}
	var list []any = codes
	fmt.Println(list)
}
