package main

import "fmt"

func main() {
	week := [7]int{1, 2, 3}   // an array
	fruit := []string{"pear"} // a slice
	stock := map[string]int{"apple": 5}

	same := fruit
	same[0] = "apple"
	fruit = append(fruit, "plum")
	stock["plum"] = 8
	for i, name := range fruit {
		fmt.Println(i, name, stock[name])
	}

	count := 3
	pointer := &count
	*pointer = 4
	fmt.Println(len(week), count)
}
